"""Vacations: start one, change its length; the clocks of all games to move stand still."""

from services.games.go.actions import keep_time, seats
from services.games.go.actions.judge_clocks import judge_games_of, now_tick
from services.games.go.domain import vacations
from services.games.go.domain.clocks import TICKS_PER_DAY
from services.games.go.domain.vacations import Vacation
from services.games.go.refusals import within_the_rules
from services.games.go.store import games, players
from shared import clock
from shared.database import writing
from shared.identity import Identity


def start_vacation(who: Identity, days: int) -> Vacation:
    judge_games_of(who.player_id)  # a game that is lost already is not saved by leaving
    tick = now_tick()
    with within_the_rules(), writing() as session:
        player = players.enrol(session, who.player_id, who.pseudo, clock.now())
        player.vacation = vacations.started(player.vacation, days, tick)
        for game in games.running_clock_games(session, who.player_id):
            keep_time.wake(session, game, tick)
            keep_time.send_on_vacation(game, tick)
            _move_dates(session, game, days, tick)
        return player.vacation


def change_vacation(who: Identity, days: int) -> Vacation:
    """Longer, or with negative days shorter."""
    tick = now_tick()
    with within_the_rules(), writing() as session:
        player = players.enrol(session, who.player_id, who.pseudo, clock.now())
        player.vacation = vacations.changed(player.vacation, days, tick)
        for game in games.running_clock_games(session, who.player_id):
            _move_dates(session, game, days, tick)
        return player.vacation


def _move_dates(session, game, days: int, tick: int) -> None:
    """The date of the list moves by whole days, as the seed says; the flag is computed anew."""
    listed = game.timeout_date + days * TICKS_PER_DAY
    keep_time.set_dates(session, game, seats.colour_to_move(game), tick)
    game.timeout_date = listed
