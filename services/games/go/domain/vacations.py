"""Vacation: a balance of days that grows with time, and the stretch a player is away."""

import math
from dataclasses import dataclass, replace

from services.games.go.domain.clocks import TICKS_PER_DAY
from services.games.go.domain.rules_broken import InvalidVacation

FIRST_BALANCE = 14.0
MAXIMUM_BALANCE = 30.44
DAYS_TO_EARN_ONE = 12
SHORTEST = 2


@dataclass(frozen=True)
class Vacation:
    """Balance in days as of a tick; away until `ends`, 0 when at home."""

    balance: float = FIRST_BALANCE
    counted_at: int = 0
    ends: int = 0

    def balance_at(self, tick: int) -> float:
        earned = max(0, tick - self.counted_at) / TICKS_PER_DAY / DAYS_TO_EARN_ONE
        return min(MAXIMUM_BALANCE, self.balance + earned)

    def is_away(self, tick: int) -> bool:
        return tick < self.ends

    def days_left(self, tick: int) -> float:
        return max(0, self.ends - tick) / TICKS_PER_DAY


def can_start(vacation: Vacation, tick: int) -> bool:
    """Whether the shortest vacation could begin now."""
    return not vacation.is_away(tick) and vacation.balance_at(tick) >= SHORTEST


def new_vacation(vacation: Vacation, days: int, tick: int) -> Vacation:
    balance = vacation.balance_at(tick)
    if vacation.is_away(tick):
        raise InvalidVacation("You are on vacation already: change its length instead.")
    if not SHORTEST <= days <= math.floor(balance):
        raise InvalidVacation
    return Vacation(balance - days, tick, tick + days * TICKS_PER_DAY)


def changed_vacation(vacation: Vacation, days: int, tick: int) -> Vacation:
    """Longer or, with negative days, shorter; what is taken back returns to the balance."""
    balance = vacation.balance_at(tick)
    if not vacation.is_away(tick):
        raise InvalidVacation("You are not on vacation.")
    if not SHORTEST - math.floor(vacation.days_left(tick)) <= days <= math.floor(balance):
        raise InvalidVacation
    return replace(
        vacation,
        balance=min(MAXIMUM_BALANCE, balance - days),
        counted_at=tick,
        ends=vacation.ends + days * TICKS_PER_DAY,
    )
