"""Who may see and change a tournament: its event says so."""

from services.tournaments.entries.refusals import TournamentIsArchived
from services.tournaments.entries.store import tournaments
from services.tournaments.entries.tables import Tournament
from services.tournaments.hall.access import require_role, require_visible
from services.tournaments.hall.domain.rights import Role, Work
from services.tournaments.hall.tables import Event
from services.tournaments.rules.statuses import TournamentStatus
from shared.database import Session, reading_rows
from shared.members import Caller


def find_visible(session: Session, caller: Caller, tournament_id: int) -> tuple[Tournament, Event]:
    tournament, event = tournaments.tournament(session, tournament_id, caller.player_id)
    require_visible(session, event, caller)
    return tournament, event


def lock_as_arbiter(
    session: Session,
    caller: Caller,
    tournament_id: int,
    work: Work | None = None,
    *,
    even_archived: bool = False,
) -> tuple[Tournament, Event]:
    """Held until the block ends, so that nobody else pairs or registers meanwhile."""
    tournament, event = tournaments.locked_tournament(session, tournament_id)
    require_role(session, event, caller, Role.ARBITER, work)
    if not even_archived:
        require_unarchived(tournament)
    return tournament, event


def lock_unarchived(session: Session, tournament_id: int) -> tuple[Tournament, Event]:
    """For those whose rights are looked at elsewhere: players, clerks, tablets."""
    tournament, event = tournaments.locked_tournament(session, tournament_id)
    require_unarchived(tournament)
    return tournament, event


def require_unarchived(tournament: Tournament) -> None:
    if tournament.status == TournamentStatus.ARCHIVED:
        raise TournamentIsArchived


def require_arbiter(
    session: Session, caller: Caller, tournament_id: int, work: Work | None = None
) -> None:
    find_as_arbiter(session, caller, tournament_id, work)


def find_as_arbiter(
    session: Session, caller: Caller, tournament_id: int, work: Work | None = None
) -> tuple[Tournament, Event]:
    tournament, event = tournaments.tournament(session, tournament_id, caller.player_id)
    require_role(session, event, caller, Role.ARBITER, work)
    return tournament, event


def public_cache_key(caller: Caller, tournament_id: int) -> tuple | None:
    """By what answers to the hall are remembered; None where somebody's rights must be looked at.

    Screens ask again and again as nobody in particular, mostly for what has not changed.
    """
    if caller.player_id is not None or caller.code is not None:
        return None
    with reading_rows() as rows:
        state = tournaments.state(rows, tournament_id)
    return (tournament_id, state.version, state.event_changed) if state.public else None
