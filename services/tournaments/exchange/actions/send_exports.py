"""Hand exports on to the addresses of their targets, until they arrive."""

from datetime import timedelta

from services.tournaments.entries.store import tournaments
from services.tournaments.exchange.export_targets import NotDelivered, Target, deliver, targets
from services.tournaments.exchange.federations import Codes, OutgoingFile
from services.tournaments.exchange.store import exports
from services.tournaments.exchange.tables import Export
from shared import clock
from shared.database import reading, writing

# As the arbiters' programs do: soon at first, then every three minutes.
FIRST_PAUSE, LONGEST_PAUSE = timedelta(seconds=10), timedelta(seconds=180)


def send_made_exports() -> None:
    """One step of every worker: send what is due to targets with an address."""
    known = targets()
    if not known:
        return
    with reading() as session:
        due = [e for e in exports.exports_to_send(session, clock.now()) if e.target in known]
    for export in due:
        if _take_export(export):
            _send(export, known[export.target])


def _take_export(export: Export) -> bool:
    """Put off before the call, so that no other worker sends it and a crash does not hurry us."""
    with writing() as session:
        current = exports.locked_export(session, export.id)
        if current.status != "made" or current.attempts != export.attempts:
            return False
        current.attempts += 1
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(current.attempts - 1, 10))
        current.next_try_at = clock.now() + pause
    return True


def _send(export: Export, target: Target) -> None:
    failure: NotDelivered | None = None
    with reading() as session:
        tournament, _ = tournaments.tournament(session, export.tournament_id)
        codes = Codes(tournament.ffe_id, tournament.ffe_password)
    try:
        deliver(target, codes, OutgoingFile(export.content, export.format, export.digest))
    except NotDelivered as refused:
        failure = refused
    with writing() as session:
        current = exports.locked_export(session, export.id)
        if failure is None:
            current.status, current.sent_at, current.message = "sent", clock.now(), ""
            if target.kind == "ffe":
                tournament, _ = tournaments.tournament(session, current.tournament_id)
                tournament.last_ffe_upload = clock.now()
        else:
            current.message = str(failure)
            current.status = "refused" if failure.for_ever else "made"
