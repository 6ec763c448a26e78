"""Games that leave no trace: young ones deleted by a player, set-ups given up by their master."""

from services.games.go.actions.take_turn import Turn, hold_game
from services.games.go.domain.status import STARTED, GameFlag, Status, is_young
from services.games.go.refusals import NotDeletable, TooLateToDelete
from services.games.go.store import followers, games, players, seats
from shared.members import Member


def delete_game(who: Member, game_id: int) -> None:
    with hold_game(who, game_id, allowed=(Status.SETUP, *STARTED)) as turn:
        game = turn.game
        if game.status == Status.SETUP:
            if game.to_move_id != who.player_id:
                raise NotDeletable("Only the master of the game may delete it.")
        elif not seats.is_for_two(game) or (
            game.tournament_id and not game.flags & GameFlag.DETACHED
        ):
            raise NotDeletable
        elif not is_young(game.moves, game.handicap):
            raise TooLateToDelete
        remove_held_game(turn)


def remove_held_game(turn: Turn) -> None:
    game, session = turn.game, turn.session
    for player_id in sorted(seats.player_ids(session, game)):
        players.hold(session, player_id).running -= 1
    if game.double_game_id > 0:
        twin = games.hold(session, game.double_game_id)
        twin.double_game_id = -abs(game.id)
    followers.tell_followers(session, game, "removed")
    session.delete(game)
