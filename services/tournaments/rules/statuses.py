"""Where a tournament is in its life."""

from enum import StrEnum


class TournamentStatus(StrEnum):
    """The first published round makes it running, the last closed one finished; people may, too.

    Nothing of an archived one changes any more.
    """

    PLANNED = "planned"
    RUNNING = "running"
    FINISHED = "finished"
    ARCHIVED = "archived"


OVER = frozenset({TournamentStatus.FINISHED, TournamentStatus.ARCHIVED})
