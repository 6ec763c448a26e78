"""Reliability and regularity: what a player's turns, dropouts and games say of him."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

YEAR = timedelta(days=365)
DAYS_OF_FADING = 365.24
HOURS_FORGIVEN = 12  # of lateness, for each turn, until reliability is nothing
PENALTY_OF_DROPOUT = 10


@dataclass(frozen=True)
class Turn:
    """One phase in which a role of the player had something to order."""

    due_at: datetime | None
    submitted_at: datetime | None  # the first time; None when he never did
    adjudicated_at: datetime
    excused: bool = False

    @property
    def hours_counted(self) -> float:
        return 0.0 if self.excused else self.hours_late

    @property
    def hours_late(self) -> float:
        """From the deadline to the orders, or to the adjudication when there were none."""
        if self.due_at is None:
            return 0.0
        came = self.submitted_at or self.adjudicated_at
        return max(0.0, (came - self.due_at) / timedelta(hours=1))


@dataclass(frozen=True)
class Stay:
    """From when to when a player was in a running game; no end while he still is."""

    began_at: datetime
    ended_at: datetime | None


@dataclass(frozen=True)
class Reliability:
    """The figure (None: not rated), and what it was made of."""

    value: float | None
    turns: int
    hours_late: float
    dropouts: int


@dataclass(frozen=True)
class Regularity:
    """The figure, and what it was made of."""

    value: float
    seniority_weeks: float
    days_since_last: float
    continuity_percent: float
    games: int


def reliability_of(
    turns: Iterable[Turn], dropouts: Iterable[datetime], now: datetime
) -> Reliability:
    """Over one year back from now."""
    recent = [turn for turn in turns if now - YEAR < turn.adjudicated_at <= now]
    left = sum(now - YEAR < moment <= now for moment in dropouts)
    late = math.fsum(turn.hours_counted for turn in recent)
    return Reliability(_reliability(len(recent), late, left), len(recent), late, left)


def regularity_of(stays: Sequence[Stay], now: datetime) -> Regularity:
    """Since the player's first game began."""
    begun = [stay for stay in stays if stay.began_at <= now]
    if not begun:
        return Regularity(0.0, 0.0, 0.0, 0.0, 0)
    seniority = now - min(stay.began_at for stay in begun)
    last = max(min(stay.ended_at or now, now) for stay in begun)
    played = _time_in_games(begun, now)
    continuity = 100.0 if not seniority else 100 * (played / seniority)
    weeks = seniority / timedelta(weeks=1)
    days = (now - last) / timedelta(days=1)
    value = weeks * math.exp(-days / DAYS_OF_FADING) * continuity * len(begun) / 100
    return Regularity(value, weeks, days, continuity, len(begun))


def _reliability(turns: int, hours_late: float, dropouts: int) -> float | None:
    if not turns:
        return None
    if dropouts:
        return -float(PENALTY_OF_DROPOUT * dropouts)
    if hours_late:
        forgiven = HOURS_FORGIVEN * turns
        return max(0.0, 100 * (forgiven - hours_late) / forgiven)
    return 100 + turns / 1000


def _time_in_games(stays: Sequence[Stay], now: datetime) -> timedelta:
    """How long the player was in at least one game."""
    total, covered_until = timedelta(), min(stay.began_at for stay in stays)
    for stay in sorted(stays, key=lambda stay: stay.began_at):
        end = min(stay.ended_at or now, now)
        begin = max(stay.began_at, covered_until)
        if end > begin:
            total += end - begin
            covered_until = end
    return total
