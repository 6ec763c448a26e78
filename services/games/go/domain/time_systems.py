"""Japanese, Canadian and Fischer time in whole hours; a day of play has fifteen of them."""

from dataclasses import dataclass, replace
from enum import StrEnum

from services.games.go.domain.clocks import DAY_HOURS, TICKS_PER_HOUR
from services.games.go.domain.rounding import round_half_away
from services.games.go.domain.rules_broken import InvalidGift, TimeLimitTooLarge, TimeLimitTooSmall

MAXIMUM_MAIN = 90 * DAY_HOURS
MAXIMUM_BYO = 30 * DAY_HOURS
MAXIMUM_PERIODS = 200
MAXIMUM_JAPANESE_TOTAL = 365 * DAY_HOURS
MAXIMUM_GIFT = 14 * DAY_HOURS
MAXIMUM_AFTER_GIFT = 5400
NOT_STARTED = -1
ONLY_FULL_RESET, ONLY_PERIOD_RESET = -1, -2


class ByoType(StrEnum):
    JAPANESE, CANADIAN, FISCHER = "JAP", "CAN", "FIS"

    @property
    def letter(self) -> str:
        return self.value[0]


@dataclass(frozen=True)
class TimeLimit:
    """What both players start with."""

    byo_type: ByoType
    main: int
    byo_time: int = 0
    byo_periods: int = 0

    @property
    def start(self) -> "TimeLeft":
        return TimeLeft(self.main, 0, NOT_STARTED)

    @property
    def is_absolute(self) -> bool:
        return self.byo_time <= 0 or (
            self.byo_type is not ByoType.FISCHER and self.byo_periods <= 0
        )


@dataclass(frozen=True)
class TimeLeft:
    """What one player has left: main time, then the current period and further ones (or stones)."""

    main: int
    byo_time: int = 0
    byo_periods: int = NOT_STARTED

    @property
    def is_out(self) -> bool:
        return self.main <= 0 and self.byo_time <= 0 and self.byo_periods >= 0


OUT = TimeLeft(0, 0, 0)


def check_limit(limit: TimeLimit) -> None:
    byo, periods = limit.byo_time, limit.byo_periods
    if not (
        0 <= limit.main <= MAXIMUM_MAIN
        and 0 <= byo <= MAXIMUM_BYO
        and 0 <= periods <= MAXIMUM_PERIODS
    ):
        raise TimeLimitTooLarge
    counted = limit.byo_type is not ByoType.FISCHER and byo > 0
    if counted and periods < 1:
        raise TimeLimitTooSmall
    if limit.byo_type is ByoType.JAPANESE and limit.main + byo * periods > MAXIMUM_JAPANESE_TOTAL:
        raise TimeLimitTooLarge
    if limit.main < 1 and not counted:
        raise TimeLimitTooSmall


def time_after(limit: TimeLimit, left: TimeLeft, hours: int, moved: bool) -> TimeLeft:
    """What is left after so many hours of thought; OUT when they were too many."""
    if left.main > hours:
        main = left.main - hours
        if limit.byo_type is ByoType.FISCHER and moved and main < limit.main:
            main = min(limit.main, main + limit.byo_time)
        return TimeLeft(main, left.byo_time, left.byo_periods)
    if limit.byo_type is ByoType.FISCHER:
        return OUT
    over = hours - max(left.main, 0)
    charge = _japanese if limit.byo_type is ByoType.JAPANESE else _canadian
    return charge(limit, left, over, moved)


def _japanese(limit: TimeLimit, left: TimeLeft, over: int, moved: bool) -> TimeLeft:
    if limit.byo_time <= 0:
        return OUT
    time, periods = left.byo_time, left.byo_periods
    if periods < 0:
        time, periods = limit.byo_time, limit.byo_periods - 1
    used = (limit.byo_time + over - time) // limit.byo_time
    if used > periods:
        return OUT
    time = limit.byo_time if moved else time - over + used * limit.byo_time
    return TimeLeft(0, time, periods - used)


def _canadian(limit: TimeLimit, left: TimeLeft, over: int, moved: bool) -> TimeLeft:
    if limit.byo_periods <= 0:
        return OUT
    time, stones = left.byo_time, left.byo_periods
    if stones < 0:
        time, stones = limit.byo_time, limit.byo_periods
    time -= over
    if time <= 0:
        return OUT
    if moved:
        stones -= 1
        if stones == 0:
            time, stones = limit.byo_time, limit.byo_periods
    return TimeLeft(0, time, stones)


def hours_until_out(limit: TimeLimit, left: TimeLeft) -> int:
    """The smallest number of charged hours that loses the game."""
    if limit.byo_type is ByoType.FISCHER:
        return max(left.main, 0)
    main = max(left.main, 0)
    if limit.byo_time <= 0 or (limit.byo_type is ByoType.CANADIAN and limit.byo_periods <= 0):
        return main
    if limit.byo_type is ByoType.JAPANESE:
        if left.byo_periods < 0:
            return main + max(limit.byo_periods, 0) * limit.byo_time
        return main + left.byo_time + left.byo_periods * limit.byo_time
    return main + (limit.byo_time if left.byo_periods < 0 else left.byo_time)


def comparable_hours(limit: TimeLimit, left: TimeLeft) -> float:
    """Hours to compare games by: which one is the most urgent."""
    main, byo = left.main, limit.byo_time
    if limit.byo_type is ByoType.FISCHER:
        return main
    if limit.byo_type is ByoType.JAPANESE:
        if main > 0:
            periods = left.byo_periods if left.byo_periods > 0 else limit.byo_periods
            return main + (periods * byo if byo > 0 else 0)
        return left.byo_time + left.byo_periods * byo if left.byo_periods >= 0 else 0
    if main > 0:
        return main + (byo / limit.byo_periods if limit.byo_periods > 0 else 0)
    return left.byo_time / left.byo_periods if left.byo_periods > 0 else 0


def timeout_date(limit: TimeLimit, left: TimeLeft, now_tick: int, vacation_days: float) -> int:
    """The date the list of games to move is ordered by, in ticks of the clock that never stops."""
    hours = comparable_hours(limit, left) + round_half_away(24 * vacation_days)
    return now_tick + round_half_away(TICKS_PER_HOUR * hours)


def with_gift(limit: TimeLimit, left: TimeLeft, hours: int, reset: bool) -> tuple[TimeLeft, int]:
    """The time after a gift, and the hours given (-1 or -2 when only byo-yomi is reset)."""
    if not 0 <= hours <= MAXIMUM_GIFT or left.main + MAXIMUM_GIFT > MAXIMUM_AFTER_GIFT:
        raise InvalidGift
    if hours == 0 and not reset:
        return left, 0
    given = replace(left, main=max(left.main, 0) + hours)
    no_reset = limit.byo_type is ByoType.FISCHER or left.byo_periods < 0 or limit.is_absolute
    if no_reset:
        return given, hours
    if reset or limit.byo_type is ByoType.CANADIAN:
        full = (
            TimeLeft(0, limit.byo_time, limit.byo_periods)
            if given.main <= 0
            else TimeLeft(given.main, 0, NOT_STARTED)
        )
        return full, hours or ONLY_FULL_RESET
    return replace(given, byo_time=limit.byo_time), hours or ONLY_PERIOD_RESET
