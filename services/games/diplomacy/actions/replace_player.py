"""The master puts another member in charge of a role of a running game."""

from services.games.diplomacy import peers
from services.games.diplomacy.actions.check_rights import (
    require_master,
    require_played_role,
    require_started,
)
from services.games.diplomacy.actions.notify import tell_player
from services.games.diplomacy.actions.tell_acts import Act, mail_act
from services.games.diplomacy.domain.seats import MASTER, players_seats, plays
from services.games.diplomacy.refusals import AlreadyPlays, MasterDoesNotPlay, NoSuchRole
from services.games.diplomacy.store import events, games, replacements, seats
from shared import clock
from shared.database import reading, writing


def replace_player(game_id: int, role: int, player_id: int, excused: bool, by: int) -> None:
    """Messages and orders stay with the role."""
    with reading() as session:
        require_master(session, games.game(session, game_id), by)
    peers.require_player(player_id)
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        require_master(session, game, by)
        require_started(game)
        require_played_role(game, role)
        if role == MASTER:
            raise NoSuchRole(f"Role {role} is the master's: hand the game over instead")
        taken = seats.seats_of(session, game_id)
        if not game.cumulate and plays(taken, player_id):
            raise AlreadyPlays
        if not game.cumulate and player_id == by:
            raise MasterDoesNotPlay
        old = seats.holder_of(session, game_id, role)
        if old == player_id:
            raise AlreadyPlays("This player holds the role already")
        replacements.replace(session, game_id, role, old, player_id, clock.now(), excused)
        event = events.record(session, game, Act.REPLACED.value, replaced=role, excused=excused)
        for told in {old, player_id} - {None}:
            tell_player(
                session,
                game,
                "game_player_replaced",
                told or 0,
                occasion=f"replaced-{event}",
                joins=told == player_id,
            )
        others = {seat.player_id for seat in players_seats(taken)} - {old, player_id}
        mail_act(session, game, Act.REPLACED, event, others)
