"""Whose eyes a reader looks with, where fog lies over a game."""

from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import HiddenByFog
from services.games.diplomacy.resources.callers import is_service, reading_player
from services.games.diplomacy.store import seats
from services.games.diplomacy.store.phases import BoardText
from services.games.diplomacy.tables.games import Game
from shared.database import reading


def viewing_roles(game: Game | BoardText) -> frozenset[int] | None:
    """The roles of the reader; None where he sees everything. Strangers see nothing."""
    if not game.fog or game.current_state == State.STOPPED or is_service():
        return None
    reader = reading_player()
    with reading() as session:
        own = seats.roles_of_player(session, game.id, reader)
    if MASTER in own:
        return None
    if not own:
        raise HiddenByFog
    return own
