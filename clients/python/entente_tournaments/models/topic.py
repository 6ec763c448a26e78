from enum import StrEnum


class Topic(StrEnum):
    REGISTRATION_CREATED = "registration.created"
    REGISTRATION_MOVED_UP = "registration.moved_up"
    REGISTRATION_WITHDRAWN = "registration.withdrawn"
    RESULTS_CORRECTED = "results.corrected"
    RESULTS_DISPUTED = "results.disputed"
    RESULTS_ENTERED = "results.entered"
    ROUND_CHANGED = "round.changed"
    ROUND_CLOSED = "round.closed"
    ROUND_PUBLISHED = "round.published"
    TOURNAMENT_FINISHED = "tournament.finished"

    def __str__(self) -> str:
        return str(self.value)
