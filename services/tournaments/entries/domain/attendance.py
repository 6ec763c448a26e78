"""Who can be paired in a round: check-in, announced absences, late entries, withdrawals."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from services.tournaments.rules.results import Absence


class Status(StrEnum):
    REGISTERED = "registered"
    WAITING = "waiting"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True)
class Attendant:
    """What is known of one registration; `skipped` are the rounds announced as not played."""

    id: int
    status: str
    checked_in: bool = False
    first_round: int = 1
    withdrawn_after: int | None = None
    skipped: frozenset[int] = frozenset()


def belongs(attendant: Attendant, round_number: int) -> bool:
    """Has a line in this round, playing or not."""
    stays = attendant.withdrawn_after is None or round_number <= attendant.withdrawn_after
    return attendant.status != Status.WAITING and attendant.first_round <= round_number and stays


def absent(
    attendants: Iterable[Attendant],
    playing: Collection[int],
    round_number: int,
    absences: Mapping[int, Absence],
) -> dict[int, Absence]:
    """Who has no board in the round, and why: byes, announced absences, who is not here."""
    return {
        each.id: absences.get(each.id, Absence.ZERO_BYE)
        for each in attendants
        if belongs(each, round_number) and each.id not in playing
    }


def available(attendants: Iterable[Attendant], round_number: int) -> set[int]:
    """Once somebody has checked in, only those who did are paired; byes stay what they are."""
    everybody = list(attendants)
    check_in_counts = any(each.checked_in for each in everybody)
    return {
        each.id
        for each in everybody
        if belongs(each, round_number)
        and round_number not in each.skipped
        and (each.checked_in or not check_in_counts)
    }
