"""Vacations: start one, change its length; the clocks of all games to move stand still."""

import math

from services.games.go.actions import keep_time
from services.games.go.actions.judge_clocks import hold_each, judge_games_of, moment_of, now_tick
from services.games.go.domain import vacations
from services.games.go.domain.clocks import TICKS_PER_DAY, TICKS_PER_HOUR
from services.games.go.domain.vacations import Vacation
from services.games.go.refusals import refusing_broken_rules
from services.games.go.store import games, messages, players, seats
from services.games.go.tables.games import GoGame
from services.games.go.tables.players import GoPlayer
from shared import clock
from shared.database import Session, reading, writing
from shared.mails import request_mail
from shared.members import Member

LEAD_TICKS = TICKS_PER_HOUR
AT_ONCE = 200


def start_vacation(who: Member, days: int) -> Vacation:
    judge_games_of(who.player_id)  # a game that is lost already is not saved by leaving
    tick = now_tick()
    with refusing_broken_rules(), writing() as session:
        player = players.enrol(session, who, clock.now())
        _start(session, player, days, tick)
        return player.vacation


def start_automatic_vacations() -> int:
    """Vacations for those who asked for it, an hour before a flag falls; both sides are told.

    In advance and not when the flag has fallen: a late move is never accepted."""
    tick = now_tick()
    with reading() as session:
        found = games.games_to_save_by_vacation(session, tick, tick + LEAD_TICKS, AT_ONCE)
    for session, game in hold_each(found):
        if tick < game.flag_tick <= tick + LEAD_TICKS:
            _start_automatically(session, game, tick)
    return len(found)


def change_vacation(who: Member, days: int) -> Vacation:
    """Longer, or with negative days shorter."""
    tick = now_tick()
    with refusing_broken_rules(), writing() as session:
        player = players.enrol(session, who, clock.now())
        player.vacation = vacations.changed_vacation(player.vacation, days, tick)
        for game in games.running_clock_games(session, who.player_id):
            _move_dates(session, game, days, tick)
        return player.vacation


def _start(session: Session, player: GoPlayer, days: int, tick: int) -> None:
    player.vacation = vacations.new_vacation(player.vacation, days, tick)
    for game in games.running_clock_games(session, player.player_id):
        keep_time.resume_after_vacation(session, game, tick)
        keep_time.stop_for_vacation(game, tick)
        _move_dates(session, game, days, tick)


def _start_automatically(session: Session, game: GoGame, tick: int) -> None:
    player = players.hold(session, game.to_move_id)
    if not player.automatic_vacation or not vacations.can_start(player.vacation, tick):
        return
    _start(session, player, vacations.SHORTEST, tick)
    now, days = clock.now(), vacations.SHORTEST
    text = f"{player.pseudo} went on vacation automatically, for {days} days."
    messages.send(session, game.id, 0, seats.player_ids(session, game), text, now)
    request_mail(
        session,
        "go_automatic_vacation",
        {
            "game_id": game.id,
            "days": days,
            "ends_at": moment_of(player.vacation_ends).isoformat(),
            "days_left": math.floor(player.vacation.balance_at(tick)),
        },
        player_id=player.player_id,
        key=f"go-vacation-{player.player_id}-{tick}",
    )


def _move_dates(session: Session, game: GoGame, days: int, tick: int) -> None:
    """The date of the list moves by whole days, as on Dragon Go Server; the flag is recomputed."""
    listed = game.timeout_date + days * TICKS_PER_DAY
    keep_time.set_dates(session, game, seats.colour_to_move(game), tick)
    game.timeout_date = listed
