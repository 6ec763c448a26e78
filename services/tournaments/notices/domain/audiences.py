"""Under which names listeners find events and tournaments, and what not all of them hear."""

from enum import StrEnum


class Audience(StrEnum):
    """Who hears what is not for everybody who may see the event."""

    CLERKS = "clerks"
    ARBITERS = "arbiters"


def event_topic(event_id: int) -> str:
    """By number: the name of an event that was deleted can be taken by somebody else."""
    return f"event:{event_id}"


def tournament_topic(tournament_id: int) -> str:
    return f"tournament:{tournament_id}"
