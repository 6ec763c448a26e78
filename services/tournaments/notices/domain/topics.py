"""What webhooks can be told about."""

from collections.abc import Iterable
from enum import StrEnum


class Topic(StrEnum):
    """Something that happened at an event."""

    REGISTRATION_CREATED = "registration.created"
    REGISTRATION_MOVED_UP = "registration.moved_up"
    REGISTRATION_WITHDRAWN = "registration.withdrawn"
    ROUND_PUBLISHED = "round.published"
    ROUND_CHANGED = "round.changed"
    ROUND_CLOSED = "round.closed"
    RESULTS_ENTERED = "results.entered"
    RESULTS_CORRECTED = "results.corrected"
    RESULTS_DISPUTED = "results.disputed"
    TOURNAMENT_FINISHED = "tournament.finished"


def topics_text(topics: Iterable[Topic]) -> str:
    """As it is stored: each once, in the order above."""
    wanted = set(topics)
    return " ".join(topic for topic in Topic if topic in wanted)
