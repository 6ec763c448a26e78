"""What administrators do to games: results, new members of teams."""

from services.games.go.actions import keep_time
from services.games.go.actions.finish_game import finish_game
from services.games.go.actions.judge_clocks import judge_game, now_tick
from services.games.go.domain.rules_broken import InvalidPlayers
from services.games.go.domain.status import RUNNING, STARTED, GameFlag, Rated
from services.games.go.refusals import GameFinished, refusing_broken_rules
from services.games.go.store import followers, games, messages, players, seats
from shared import clock
from shared.database import writing
from shared.members import Member


def set_result(game_id: int, score: float, is_void: bool, reason: str, rated: bool) -> None:
    """End a running game with a result an administrator decides; the players are told why."""
    judge_game(game_id)
    now = clock.now()
    with refusing_broken_rules(), writing() as session:
        game = games.hold(session, game_id)
        if game.status not in STARTED:
            raise GameFinished
        game.flags |= GameFlag.ADMINISTRATOR_RESULT | (GameFlag.NO_RESULT if is_void else 0)
        if not rated:
            game.rated, game.unrated_reason = Rated.NO, f"an administrator decided: {reason}"
        messages.send(session, game.id, 0, seats.player_ids(session, game), reason, now)
        finish_game(session, game, 0.0 if is_void else score, now)


def replace_member(game_id: int, seat_id: int, new: Member) -> None:
    """Somebody else takes the seat of a stalled game; the old row keeps a negative order."""
    tick = now_tick()
    with refusing_broken_rules(), writing() as session:
        game = games.hold(session, game_id)
        old = next(
            (
                seat
                for seat in seats.seats_of(session, game_id)
                if seat.id == seat_id and seat.order > 0
            ),
            None,
        )
        if game.status not in RUNNING or old is None:
            raise InvalidPlayers("This running game has no such seat.")
        players.enrol(session, new, clock.now())
        before = seats.player_ids(session, game)
        seats.add_member(session, game_id, old, new.player_id)
        after = seats.player_ids(session, game)
        for player_id in before - after:
            players.hold(session, player_id).running -= 1
        for player_id in after - before:
            players.hold(session, player_id).running += 1
        followers.ask_again(session, game_id)
        colour = seats.colour_to_move(game)
        was_to_move = game.to_move_id
        seats.pass_turn_on(session, game, colour.opponent)
        if game.to_move_id != was_to_move:
            keep_time.start_clock(session, game, colour, tick)
