"""Who may see and change a tournament: its event says so."""

from services.tournaments.entries.store import tournaments
from services.tournaments.entries.tables import Tournament
from services.tournaments.hall.access import require_role, require_visible
from services.tournaments.hall.domain.rights import Role
from services.tournaments.hall.tables import Event
from shared.database import Session, reading_rows
from shared.members import Caller


def find_visible(session: Session, caller: Caller, tournament_id: int) -> tuple[Tournament, Event]:
    tournament, event = tournaments.tournament(session, tournament_id)
    require_visible(session, event, caller)
    return tournament, event


def lock_as_arbiter(
    session: Session, caller: Caller, tournament_id: int
) -> tuple[Tournament, Event]:
    """Held until the block ends, so that nobody else pairs or registers meanwhile."""
    tournament, event = tournaments.locked_tournament(session, tournament_id)
    require_role(session, event, caller, Role.ARBITER)
    return tournament, event


def require_arbiter(session: Session, caller: Caller, tournament_id: int) -> None:
    _, event = tournaments.tournament(session, tournament_id)
    require_role(session, event, caller, Role.ARBITER)


def public_cache_key(caller: Caller, tournament_id: int) -> tuple | None:
    """By what answers to the hall are remembered; None where somebody's rights must be looked at.

    Screens ask again and again as nobody in particular, mostly for what has not changed.
    """
    if caller.player_id is not None or caller.code is not None:
        return None
    with reading_rows() as rows:
        state = tournaments.state(rows, tournament_id)
    return (tournament_id, state.version, state.event_changed) if state.public else None
