"""Who is there, after an arbiter seated somebody in a round or gave him a bye in it."""

from collections.abc import Sequence
from typing import Protocol

from services.tournaments.entries.store import attendance
from services.tournaments.entries.tables import (
    PairedRound,
    Registration,
    SkippedRound,
    Tournament,
)
from services.tournaments.rules.results import ABSENCE_POINTS, Absence
from services.tournaments.rules.round_changes import Arrangement
from shared.database import Session


class ChangedRound(Protocol):
    """A round before and after a change."""

    @property
    def paired(self) -> PairedRound: ...

    @property
    def before(self) -> Arrangement: ...

    @property
    def after(self) -> Arrangement: ...


def keep_attendance(
    session: Session, tournament: Tournament, rows: Sequence[Registration], changed: ChangedRound
) -> None:
    """Latecomers belong to the round from now on; announced absences follow what was decided."""
    number, after = changed.paired.number, changed.after
    seated = {each for seat in after.boards.values() for each in seat.players}
    check_in_counts = any(row.checked_in for row in rows)
    for row in rows:
        if row.id in seated or row.id in after.sitting_out:
            row.first_round = min(row.first_round, number)
        if row.id in seated and row.id in changed.before.waiting:
            row.checked_in = row.checked_in or check_in_counts
    announced = {
        row.registration_id: row
        for row in attendance.skipped_rounds(session, tournament.id)
        if row.round == number
    }
    for each in announced.keys() & seated:
        session.delete(announced[each])
    for each, why in after.sitting_out.items():
        if why != changed.before.sitting_out.get(each) and why != Absence.PAIRING_BYE:
            skipped = announced.get(each) or SkippedRound(
                tournament_id=tournament.id, registration_id=each, round=number
            )
            skipped.score, skipped.reason = float(ABSENCE_POINTS[why]), why.value
            session.add(skipped)
