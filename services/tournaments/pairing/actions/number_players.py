"""Give start numbers before a round, as long as the rules let them change."""

from services.tournaments.events import store as events
from services.tournaments.events.domain.attendance import Status
from services.tournaments.events.tables import Registration, Tournament
from services.tournaments.pairing.domain.competitions import Entrant
from services.tournaments.pairing.domain.rounds import start_list
from shared.database import Session


def number_players(session: Session, tournament: Tournament, round_number: int) -> None:
    """Newcomers are merged by strength in a Swiss before round 4, and come last otherwise."""
    rows = {
        row.id: row
        for row in events.registrations(session, tournament.id)
        if row.status == Status.REGISTERED or row.start_number is not None
    }
    numbered = sorted(
        (row for row in rows.values() if row.start_number is not None),
        key=lambda row: row.start_number or 0,
    )
    newcomers = [row for row in rows.values() if row.start_number is None]
    if not newcomers:
        return
    listed = start_list(
        [_entrant(row) for row in numbered],
        [_entrant(row) for row in newcomers],
        round_number,
        renumber=tournament.system == "swiss",
    )
    for number, entrant in enumerate(listed, start=1):
        rows[entrant.number].start_number = number


def _entrant(row: Registration) -> Entrant:
    return Entrant(row.id, row.name, row.rating, row.title)
