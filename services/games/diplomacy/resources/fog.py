"""With which roles a caller looks at a game that fog lies over."""

from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import HiddenByFog, NoSuchRole, NotInCharge
from services.games.diplomacy.store import seats
from services.games.diplomacy.store.phases import BoardText
from services.games.diplomacy.tables.games import Game
from shared.callers import Caller
from shared.database import reading


def viewing_roles(caller: Caller, game: Game | BoardText) -> frozenset[int] | None:
    """The roles of the caller; None where he sees everything. Strangers see nothing."""
    if not game.fog or game.current_state == State.STOPPED:
        return None
    with reading() as session:
        own = seats.roles_of_player(session, game.id, caller.player_id)
    if MASTER in own:
        return None
    if not own:
        raise HiddenByFog
    return own


def eyes_of(caller: Caller, game: Game, role: int | None) -> frozenset[int] | None:
    """As viewing_roles, but with those of one role if it is asked for: a player's own, or for the
    master anybody's."""
    if role is not None and not 1 <= role <= game.number_of_roles:
        raise NoSuchRole(f"Role {role} doesn't exist")
    own = viewing_roles(caller, game)
    if role is None or not game.fog or game.current_state == State.STOPPED:
        return own
    if own is not None and role not in own:
        raise NotInCharge
    return frozenset({role})
