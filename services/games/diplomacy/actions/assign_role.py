"""The master of a manual game gives a seated player a role."""

from services.games.diplomacy.actions.check_rights import require_master, require_played_role
from services.games.diplomacy.actions.tell_acts import Act, tell_role
from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import NotInGame, NotWaiting, RoleIsTaken, RolesAreDealt
from services.games.diplomacy.store import games, seats
from shared.database import writing


def assign_role(game_id: int, player_id: int, role: int, by: int) -> None:
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        require_master(session, game, by)
        require_played_role(game, role)
        if game.current_state != State.WAITING:
            raise NotWaiting
        if not game.manual:
            raise RolesAreDealt
        holder = seats.holder_of(session, game_id, role)
        if role == MASTER or holder not in (None, player_id):
            raise RoleIsTaken(f"Role {role} is taken")
        if holder is None and not seats.assign(session, game_id, player_id, role):
            raise NotInGame
        tell_role(session, game, Act.ASSIGNED, role)
