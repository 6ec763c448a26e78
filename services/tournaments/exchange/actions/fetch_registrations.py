"""Bring a tournament and its players in from the registration platform it is connected to."""

from services.tournaments.entries.access import find_as_arbiter
from services.tournaments.entries.store import rounds
from services.tournaments.exchange.actions.import_tournament import (
    ImportOutcome,
    import_tournament,
)
from services.tournaments.exchange.refusals import (
    NoPlatform,
    NotConnected,
    PlatformRefuses,
    TournamentIsRunning,
)
from services.tournaments.exchange.registration_platform import (
    Account,
    NotAnswered,
    fetch_tournament,
    platform,
)
from services.tournaments.hall import store
from shared.database import reading
from shared.members import Caller


def fetch_registrations(caller: Caller, tournament_id: int) -> ImportOutcome:
    """With the connection stored for the tournament; no transaction is open meanwhile."""
    with reading() as session:
        tournament, event = find_as_arbiter(session, caller, tournament_id)
        if rounds.has_started(session, tournament_id):
            raise TournamentIsRunning
        known = {each.id: each for each in store.connections(session, event.id)}
        connection = known.get(tournament.chessevent_id or 0)
        if connection is None:
            raise NotConnected
        account = Account(
            connection.user_id,
            connection.password,
            connection.platform_event_id,
            tournament.chessevent_tournament_name or tournament.name,
        )
    where = platform()
    if where is None:
        raise NoPlatform
    try:
        content = fetch_tournament(where, account)
    except NotAnswered as failure:
        raise PlatformRefuses(f"The platform did not hand it out: {failure}") from None
    return import_tournament(caller, tournament_id, "platform", content)
