"""What stands at the head of a federation's report besides the name and the numbers of players."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ReportHeader:
    """Records 022 to 132 and 202; what is empty is not written.

    `dates` are those of the rounds, `tie_breaks` the names of FIDE C.07 in their order.
    """

    city: str = ""
    federation: str = ""
    end_date: str = ""
    kind: str = ""
    chief_arbiter: str = ""
    deputy_arbiters: tuple[str, ...] = ()
    rate_of_play: str = ""
    dates: tuple[tuple[int, str], ...] = ()
    tie_breaks: tuple[str, ...] = ()


@dataclass(frozen=True)
class RankOfTeam:
    """What record 310 tells of a team besides its players."""

    rank: int
    match_points: float = 0
    game_points: float = 0
