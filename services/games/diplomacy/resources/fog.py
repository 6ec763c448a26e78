"""With which roles a caller looks at a game that fog lies over."""

from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import HiddenByFog
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
