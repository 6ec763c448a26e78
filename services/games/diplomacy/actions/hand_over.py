"""The master hands the game over to another member."""

from services.games.diplomacy import peers
from services.games.diplomacy.actions.check_rights import require_master
from services.games.diplomacy.domain.seats import plays
from services.games.diplomacy.refusals import MasterDoesNotPlay
from services.games.diplomacy.store import events, games, seats
from shared.database import reading, writing


def hand_over(game_id: int, player_id: int, by: int) -> None:
    with reading() as session:
        require_master(session, games.game(session, game_id), by)
    peers.require_player(player_id)
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        require_master(session, game, by)
        if not game.cumulate and plays(seats.seats_of(session, game_id), player_id):
            raise MasterDoesNotPlay
        seats.change_master(session, game_id, player_id)
        events.record(session, game, "mastership handed over")
