"""Who may act in a game, and in which of its states."""

from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import (
    GameNotStarted,
    GameStopped,
    NoSuchRole,
    NotInCharge,
    NotTheMaster,
)
from services.games.diplomacy.store import seats
from services.games.diplomacy.tables.games import Game
from shared.database import Session


def require_master(session: Session, game: Game, player_id: int) -> None:
    if seats.holder_of(session, game.id, MASTER) != player_id:
        raise NotTheMaster


def require_holder(session: Session, game: Game, role: int, player_id: int) -> None:
    """Role 0 is the master's."""
    if role == MASTER:
        require_master(session, game, player_id)
    elif seats.holder_of(session, game.id, role) != player_id:
        raise NotInCharge


def require_order_giver(session: Session, game: Game, role: int, player_id: int) -> bool:
    """Whether it is the master who writes for the role; in an archive nobody else does."""
    holder, master = seats.order_givers(session, game.id, role)
    if holder == player_id and not game.archive:
        return False
    if master == player_id:
        return True
    raise NotInCharge


def require_role(game: Game, role: int) -> None:
    if not MASTER <= role <= game.number_of_roles:
        raise NoSuchRole(f"Role {role} doesn't exist")


def require_played_role(game: Game, role: int) -> None:
    require_role(game, role)
    if role not in (MASTER, *game.played_roles):
        raise NoSuchRole(f"Role {role} is in civil disorder all along: nobody plays it")


def require_started(game: Game) -> None:
    require_begun(game)
    if game.current_state == State.STOPPED:
        raise GameStopped


def require_begun(game: Game) -> None:
    """Started, or stopped since: there is something to read."""
    if game.current_state == State.WAITING:
        raise GameNotStarted
