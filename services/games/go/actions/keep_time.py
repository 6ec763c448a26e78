"""Clocks of a game: start one for whoever is to move, charge it, wake it after a vacation."""

from functools import lru_cache
from operator import attrgetter

from services.games.go.domain.board import Colour
from services.games.go.domain.clocks import (
    TICKS_PER_HOUR,
    VACATION,
    charged_hours,
    clock_of,
    is_vacation,
    tick_when,
    ticks,
)
from services.games.go.domain.status import Status
from services.games.go.domain.time_systems import (
    OUT,
    ByoType,
    TimeLeft,
    TimeLimit,
    hours_until_out,
    time_after,
    timeout_date,
)
from services.games.go.store import players
from services.games.go.tables.games import GoGame
from services.games.go.tables.players import GoPlayer
from shared.database import Session

SIDES = {Colour.BLACK: "black", Colour.WHITE: "white"}
_LEFT = {
    colour: attrgetter(f"{side}_main_time", f"{side}_byo_time", f"{side}_byo_periods")
    for colour, side in SIDES.items()
}


def limit_of(game: GoGame) -> TimeLimit:
    return _limit(game.byo_type, game.main_time, game.byo_time, game.byo_periods)


@lru_cache(1000)
def _limit(byo_type: str, main: int, byo_time: int, byo_periods: int) -> TimeLimit:
    """Most games are played with the same few limits."""
    return TimeLimit(ByoType(byo_type), main, byo_time, byo_periods)


def time_left(game: GoGame, colour: Colour) -> TimeLeft:
    return TimeLeft(*_LEFT[colour](game))


def set_time_left(game: GoGame, colour: Colour, left: TimeLeft) -> None:
    side = SIDES[colour]
    setattr(game, f"{side}_main_time", left.main)
    setattr(game, f"{side}_byo_time", left.byo_time)
    setattr(game, f"{side}_byo_periods", left.byo_periods)


def fill_clocks(game: GoGame) -> None:
    """Both players start with all their time."""
    for colour in SIDES:
        set_time_left(game, colour, limit_of(game).start)


def hours_thought(game: GoGame, tick: int) -> int:
    """Hours the player to move is charged if he moves now."""
    return charged_hours(ticks(game.clock_used, tick) - game.last_ticks)


def time_left_now(game: GoGame, colour: Colour, mover: Colour, tick: int) -> TimeLeft:
    """What a player has left at this moment."""
    if game.status in (Status.INVITED, Status.SETUP):
        return limit_of(game).start
    left = time_left(game, colour)
    if colour is not mover or not game.to_move_id:
        return left
    return time_after(limit_of(game), left, hours_thought(game, tick), moved=False)


def is_out(game: GoGame, colour: Colour, tick: int) -> bool:
    return (
        time_after(limit_of(game), time_left(game, colour), hours_thought(game, tick), moved=False)
        == OUT
    )


def start_clock(session: Session, game: GoGame, colour: Colour, tick: int) -> None:
    """Let the clock of the player to move run from now, or from the end of his vacation."""
    mover = players.player(session, game.to_move_id)
    clock = clock_of(mover.night_at(tick).clock_hour(tick), game.weekend_clock)
    if game.stops_for_vacation and mover.vacation.is_away(tick):
        game.clock_used, game.last_ticks = VACATION, 0
    else:
        game.clock_used, game.last_ticks = clock, ticks(clock, tick)
    set_dates(session, game, colour, tick)


def set_dates(session: Session, game: GoGame, colour: Colour, tick: int) -> None:
    """When the list of games shows this one as urgent, and when its flag really falls."""
    mover = players.player(session, game.to_move_id)
    limit, left = limit_of(game), time_left(game, colour)
    now_left = time_after(limit, left, hours_thought(game, tick), moved=False)
    days_away = mover.vacation.days_left(tick) if game.stops_for_vacation else 0.0
    game.timeout_date = timeout_date(limit, now_left, tick, days_away)
    game.flag_tick = flag_tick(
        game,
        limit,
        left,
        tick,
        mover.vacation_ends,
        _clock_after_vacation(game, mover),
    )


def flag_tick(
    game: GoGame, limit: TimeLimit, left: TimeLeft, tick: int, vacation_ends: int, next_clock: int
) -> int:
    """The first tick at which more hours have been thought than there are."""
    allowed = TICKS_PER_HOUR * hours_until_out(limit, left) + 1
    if not is_vacation(game.clock_used):
        return tick_when(game.clock_used, game.last_ticks + allowed, tick)
    back = max(vacation_ends, tick)
    return tick_when(next_clock, ticks(next_clock, back) + game.last_ticks + allowed, back)


def stop_for_vacation(game: GoGame, tick: int) -> None:
    """Stop the clock where it is: what was thought already stays charged."""
    game.last_ticks -= ticks(game.clock_used, tick)
    game.clock_used = VACATION


def resume_after_vacation(session: Session, game: GoGame, tick: int) -> None:
    """A clock that stood for a vacation runs again since the vacation ended."""
    if not is_vacation(game.clock_used) or not game.to_move_id:
        return
    mover = players.player(session, game.to_move_id)
    if not mover.vacation.is_away(tick):
        game.clock_used = _clock_after_vacation(game, mover)
        game.last_ticks += ticks(game.clock_used, mover.vacation_ends)


def _clock_after_vacation(game: GoGame, mover: GoPlayer) -> int:
    back = mover.vacation_ends
    return clock_of(mover.night_at(back).clock_hour(back), game.weekend_clock)
