"""A member leaves: what he offered or was invited to goes, what he plays he gives up."""

from contextlib import suppress

from services.games.go.actions import use_turn
from services.games.go.actions.finish_game import finish_game
from services.games.go.actions.remove_game import remove_held_game
from services.games.go.actions.take_turn import Turn, hold_game_of
from services.games.go.domain.status import STARTED, GameFlag, Status
from services.games.go.refusals import refusing_broken_rules
from services.games.go.store import games, lists, messages, players, proposals, seats
from services.games.go.tables.games import GoGame
from shared import clock
from shared.database import Session, reading, writing
from shared.errors import Conflict, Refusal

MOST_GAMES = 10_000


class StillPlaying(Conflict):
    """Some of his games could not be ended just now, please retry"""


def running_games(session: Session, player_id: int) -> list[int]:
    """Games that a member would leave in the middle."""
    found = lists.games_of(session, player_id, lists.UNFINISHED, 0, MOST_GAMES)
    return sorted(game.id for game in found if game.status in STARTED)


def leave_go(player_id: int) -> None:
    """Game by game, as often as needed: what was done stays done."""
    with writing() as session:
        proposals.take_all_offers_back(session, player_id)
    with reading() as session:
        invitations = [game.id for game in proposals.all_invitations_with(session, player_id)]
        set_ups = [game.id for game in lists.set_ups_of(session, player_id)]
        running = running_games(session, player_id)
    for game_id in invitations:
        _decline(player_id, game_id)
    for game_id in set_ups:
        _leave_set_up(player_id, game_id)
    for game_id in running:
        # Somebody else may end or start it just now; whatever is left is seen below.
        with suppress(Refusal), hold_game_of(player_id, game_id, allowed=STARTED) as turn:
            _give_up(turn)
    with reading() as session:
        if running_games(session, player_id):
            raise StillPlaying


def _give_up(turn: Turn) -> None:
    """Before the komi is agreed on there is nothing to lose yet."""
    if turn.game.status != Status.KOMI:
        use_turn.resign(turn)
        return
    turn.game.flags |= GameFlag.NO_RESULT
    finish_game(turn.session, turn.game, 0.0, turn.now, actor_id=turn.player.player_id)


def _decline(player_id: int, game_id: int) -> None:
    with suppress(Refusal), writing() as session:
        game = games.hold(session, game_id)
        if game.status != Status.INVITED:
            return
        other, text = seats.opponent_id(game, player_id), f"Invitation {game_id} was declined."
        messages.send(session, None, player_id, [other], text, clock.now())
        session.delete(game)


def _leave_set_up(player_id: int, game_id: int) -> None:
    with suppress(Refusal), refusing_broken_rules():
        with writing() as session:
            game = games.hold(session, game_id)
            is_master = game.to_move_id == player_id
            if game.status == Status.SETUP and not is_master:
                _clear_seats(session, game, player_id)
        if is_master:
            with hold_game_of(player_id, game_id, allowed=(Status.SETUP,)) as turn:
                remove_held_game(turn)


def _clear_seats(session: Session, game: GoGame, player_id: int) -> None:
    joined = player_id in seats.player_ids(session, game)
    for seat in seats.seats_of(session, game.id):
        if seat.player_id == player_id:
            game.moves -= seats.has_joined(seat)
            seat.player_id, seat.flags = 0, 0
    if joined:
        players.hold(session, player_id).running -= 1
