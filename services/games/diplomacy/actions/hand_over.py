"""The master hands the game over to another member."""

from services.games.diplomacy import peers
from services.games.diplomacy.actions.check_rights import require_master
from services.games.diplomacy.actions.tell_acts import Act, mail_act, tell_all
from services.games.diplomacy.domain.seats import players_seats
from services.games.diplomacy.refusals import MasterDoesNotPlay
from services.games.diplomacy.store import games, seats
from shared.database import reading, writing


def hand_over(game_id: int, player_id: int, by: int) -> None:
    with reading() as session:
        require_master(session, games.game(session, game_id), by)
    peers.require_player(player_id)
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        require_master(session, game, by)
        playing = {seat.player_id for seat in players_seats(seats.seats_of(session, game_id))}
        if not game.cumulate and player_id in playing:
            raise MasterDoesNotPlay
        seats.change_master(session, game_id, player_id)
        event = tell_all(session, game, Act.HANDED_OVER)
        mail_act(session, game, Act.HANDED_OVER, event, {player_id} - playing)
