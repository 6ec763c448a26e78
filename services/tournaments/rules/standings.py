"""Standings: what a line holds, which tie-breaks each system uses, groups for prizes."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from services.tournaments.rules.competitions import Competition, Entrant, Round
from services.tournaments.rules.limits import age_reached, is_between
from services.tournaments.rules.rating_changes import rating_changes
from services.tournaments.rules.results import Result
from services.tournaments.rules.systems import TEAM_SYSTEMS

PRESETS: dict[str, tuple[str, ...]] = {
    "swiss": ("PTS", "BH/C1", "BH", "SB", "WIN"),
    "round_robin": ("PTS", "DE", "SB", "WIN", "KS"),
    "double_round_robin": ("PTS", "DE", "SB", "WIN", "KS"),
    "scheveningen": ("PTS", "WIN", "SB"),
    "molter": ("PTS", "WIN", "SB"),
    "mcmahon": ("MMS", "SOSM", "SOSOSM", "SODOSM"),
    "team_swiss": ("MPTS", "GPTS", "DE", "EMMSB", "BH:MP"),
    "team_round_robin": ("MPTS", "GPTS", "DE", "EMMSB"),
}
PREDETERMINED = frozenset(
    {"round_robin", "double_round_robin", "scheveningen", "molter", "team_round_robin"}
)
TIE_BREAKS = frozenset(
    {
        *("PTS", "MPTS", "GPTS", "MPVGP", "DE", "EDE", "EDEC", "EDET", "EDEB", "EDEBT", "EDEBB"),
        *("WIN", "WON", "BPG", "BWG", "PS", "REP", "STD", "TPN"),
        *("BH", "FB", "AOB", "SB", "KS", "ESB", "EMMSB", "EMGSB", "EGMSB", "EGGSB"),
        *("ARO", "TPR", "PTP", "APRO", "APPO", "RTNG", "BC", "TBR", "BBE", "SSSC"),
    }
)
# Sums of McMahon scores; of the others such a tournament knows only points and wins.
OF_MCMAHON = frozenset(PRESETS["mcmahon"])
OF_TEAMS = frozenset(
    {
        *("MPTS", "GPTS", "MPVGP", "EDE", "EDEC", "EDET", "EDEB", "EDEBT", "EDEBB", "ESB"),
        *("EMMSB", "EMGSB", "EGMSB", "EGGSB", "BC", "TBR", "BBE", "SSSC"),
    }
)
# FIDE C.07: useless as soon as one opponent has no rating, unless one is lent to him.
BY_RATING = frozenset({"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"})
# Cut, median, limits of Koya and of score strength, played only, fore, unrated as, reversed: the
# library takes no notice of any other, and a ranking would not be what its name says.
MODIFIER = r"/([CM]\d|L[+-]?\d{1,3}|K\d{1,2}|U\d{1,4}|[PFR])"
SHAPE = re.compile(rf"([A-Z]+)(:(MP|GP))?({MODIFIER})*")


class UnknownTieBreak(ValueError):
    """There is no such tie-break"""


@dataclass(frozen=True)
class StandingLine:
    """One competitor; `values` follow the standing's columns."""

    rank: int
    number: int
    name: str
    rating: int = 0
    club: str = ""
    category: str = ""
    values: tuple[str | None, ...] = ()
    rating_change: Fraction | None = None
    title: str = ""
    federation: str = ""


def line_of(rank: int, who: Entrant, values: tuple[str | None, ...]) -> StandingLine:
    return StandingLine(
        rank,
        who.number,
        who.name,
        who.rating,
        who.club,
        who.category,
        values,
        title=who.title,
        federation=who.federation,
    )


@dataclass(frozen=True)
class Standing:
    """Lines from first to last after a round, with the names of their columns."""

    round: int
    columns: tuple[str, ...]
    lines: tuple[StandingLine, ...]
    dropped: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True)
class PrizeGroup:
    """Who competes for a prize of his own."""

    name: str
    category: str | None = None
    rating_from: int | None = None
    rating_below: int | None = None
    age_from: int | None = None
    age_below: int | None = None
    sex: str | None = None
    clubs: tuple[str, ...] = ()
    # The clubs are those whose players do not compete.
    without_clubs: bool = False

    def takes(self, entrant: Entrant, year: int) -> bool:
        """By the age reached in this year; without a birthday nobody has one."""
        age = age_reached(entrant.birth, year)
        return (
            (self.category is None or entrant.category == self.category)
            and is_between(entrant.rating, self.rating_from, self.rating_below)
            and is_between(age, self.age_from, self.age_below)
            and (self.sex is None or entrant.sex == self.sex)
            and self._takes_club(entrant.club)
        )

    def _takes_club(self, club: str) -> bool:
        named = club.casefold() in {each.casefold() for each in self.clubs}
        return not self.clubs or named is not self.without_clubs


def parse_tie_breaks(names: Iterable[str]) -> tuple[str, ...]:
    """The names in capitals, points first; UnknownTieBreak for one that does not exist."""
    found = tuple(name.strip().upper() for name in names if name.strip())
    for name in found:
        shape = SHAPE.fullmatch(name)
        if shape is None or shape.group(1) not in TIE_BREAKS | OF_MCMAHON:
            raise UnknownTieBreak(f"There is no such tie-break: {name}")
    return found


def require_fitting_tie_breaks(system: str, names: Iterable[str]) -> None:
    """UnknownTieBreak for one that another system computes, or that counts matches of teams."""
    for name in names:
        kind = re.split("[:/]", name)[0]
        if system == "mcmahon":
            fits = name in OF_MCMAHON | {"PTS", "WIN"}
        else:
            fits = kind not in OF_MCMAHON
        if not fits:
            raise UnknownTieBreak(f"{name} is not a tie-break of the system {system}")
        if (":" in name or kind in OF_TEAMS) and system not in TEAM_SYSTEMS:
            raise UnknownTieBreak(f"This tie-break is for teams: {name}")


def usable_tie_breaks(
    names: Sequence[str], competition: Competition, unrated: int | None
) -> tuple[list[str], list[str]]:
    """Tie-breaks that can be computed, and those dropped because somebody has no rating."""
    everybody_rated = all(entrant.rating for entrant in competition.entrants)
    if everybody_rated or unrated is not None:
        return list(names), []
    dropped = [name for name in names if re.split("[:/]", name)[0] in BY_RATING]
    return [name for name in names if name not in dropped], dropped


def as_if_ended_now(competition: Competition) -> Competition:
    """Every game still going on counted as a draw."""
    return replace(competition, rounds=tuple(_end_games(played) for played in competition.rounds))


def _end_games(played: Round) -> Round:
    games = tuple(
        replace(game, result=Result.DRAW) if game.result is Result.NONE else game
        for game in played.games
    )
    return replace(played, games=games)


def with_rating_changes(standing: Standing, competition: Competition) -> Standing:
    """Each player's line with what the tournament does to his rating; teams have none, and
    the tables are not those of Go."""
    if competition.teams or competition.system == "mcmahon":
        return standing
    changes = rating_changes(competition)
    lines = (replace(line, rating_change=changes.get(line.number)) for line in standing.lines)
    return replace(standing, lines=tuple(lines))


def by_prize_group(
    standing: Standing, competition: Competition, groups: Iterable[PrizeGroup]
) -> dict[str, list[StandingLine]]:
    """For each group its own ranking, in the order of the whole standing."""
    entrants, year = competition.by_number, competition.year
    ranked: dict[str, list[StandingLine]] = {}
    for group in groups:
        lines = [line for line in standing.lines if group.takes(entrants[line.number], year)]
        ranked[group.name] = [replace(line, rank=rank) for rank, line in enumerate(lines, start=1)]
    return ranked


def groups_of_categories(competition: Competition) -> list[PrizeGroup]:
    """One group for each category somebody is in."""
    names = sorted({entrant.category for entrant in competition.entrants if entrant.category})
    return [PrizeGroup(name, category=name) for name in names]
