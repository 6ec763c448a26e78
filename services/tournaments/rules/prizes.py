"""Prizes: which places of which group bring how much, and how those who are equal share."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from services.tournaments.rules.competitions import Competition
from services.tournaments.rules.standings import PrizeGroup, Standing, StandingLine


class Sharing(StrEnum):
    NONE = "none"  # the place decides
    AVERAGE = "average"  # equal points, equal money
    HORT = "hort"  # half by the place, half shared among those with equal points


@dataclass(frozen=True)
class Prizes:
    """The prizes of one group, in cents, from the first place on."""

    group: PrizeGroup
    amounts: tuple[int, ...]
    sharing: Sharing = Sharing.NONE
    # Whoever has a prize of a group above may win here, too.
    besides_others: bool = False


@dataclass(frozen=True)
class Award:
    """What one player gets in one group."""

    group: str
    place: int
    number: int
    cents: int


def awards(standing: Standing, competition: Competition, prizes: Sequence[Prizes]) -> list[Award]:
    """Group after group; who has a prize leaves the groups below to others."""
    entrants, paid, made = competition.by_number, set[int](), list[Award]()
    for each in prizes:
        lines = [
            line
            for line in standing.lines
            if each.group.takes(entrants[line.number], competition.year)
            and (each.besides_others or line.number not in paid)
        ]
        cents = shares([_points(line) for line in lines], each.amounts, each.sharing)
        won = [
            Award(each.group.name, place, line.number, amount)
            for place, (line, amount) in enumerate(zip(lines, cents, strict=True), start=1)
            if amount
        ]
        paid |= {award.number for award in won}
        made += won
    return made


def shares(points: Sequence[str], amounts: Sequence[int], sharing: Sharing) -> list[int]:
    """The cents of each place; `points` in the order of the standing."""
    by_place = [amounts[place] if place < len(amounts) else 0 for place in range(len(points))]
    if sharing is Sharing.NONE:
        return by_place
    shared: list[int] = []
    for _, places in groupby(range(len(points)), key=lambda place: points[place]):
        own = [by_place[place] for place in places]
        equal = _split(sum(own), len(own))
        if sharing is Sharing.AVERAGE:
            shared += equal
            continue
        # Twice the amounts, so that halves stay whole; the odd cent goes to the better placed.
        doubled = [mine + part for mine, part in zip(own, equal, strict=True)]
        left = sum(own) - sum(each // 2 for each in doubled)
        for each in doubled:
            extra = 1 if each % 2 and left > 0 else 0
            shared.append(each // 2 + extra)
            left -= extra
    return shared


def _split(total: int, heads: int) -> list[int]:
    """In equal parts; cents that are left over go to the better placed."""
    part, left = divmod(total, heads)
    return [part + 1 if place < left else part for place in range(heads)]


def _points(line: StandingLine) -> str:
    """By what the standing is ordered first."""
    return str(line.values[0]) if line.values else ""
