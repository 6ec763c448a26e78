"""Queries about who will play: announced absences, and pairs that must not meet."""

from collections.abc import Iterable, Sequence

from sqlalchemy import delete, or_, select
from sqlalchemy.orm import Session

from services.tournaments.entries.domain.attendance import Attendant
from services.tournaments.entries.tables import ForbiddenPair, Registration, SkippedRound


def skipped_rounds(session: Session, tournament_id: int) -> Sequence[SkippedRound]:
    return session.scalars(select(SkippedRound).filter_by(tournament_id=tournament_id)).all()


def skipped_round(session: Session, registration_id: int, round_number: int) -> SkippedRound | None:
    return session.scalar(
        select(SkippedRound).filter_by(registration_id=registration_id, round=round_number)
    )


def attendants(
    session: Session, tournament_id: int, rows: Iterable[Registration]
) -> list[Attendant]:
    return attendants_of(rows, skipped_rounds(session, tournament_id))


def attendants_of(
    rows: Iterable[Registration], announced: Iterable[SkippedRound]
) -> list[Attendant]:
    skipped: dict[int, set[int]] = {}
    for absence in announced:
        skipped.setdefault(absence.registration_id, set()).add(absence.round)
    return [
        Attendant(
            row.id,
            row.status,
            row.checked_in,
            row.first_round,
            row.withdrawn_after,
            frozenset(skipped.get(row.id, ())),
        )
        for row in rows
    ]


def forget(session: Session, registration_id: int) -> None:
    """Absences and forbidden pairs of somebody who plays elsewhere now."""
    session.execute(delete(SkippedRound).filter_by(registration_id=registration_id))
    named = (ForbiddenPair.one_id, ForbiddenPair.other_id)
    session.execute(delete(ForbiddenPair).where(or_(*(each == registration_id for each in named))))


def forbidden_pairs(session: Session, tournament_id: int) -> Sequence[ForbiddenPair]:
    return session.scalars(select(ForbiddenPair).filter_by(tournament_id=tournament_id)).all()


def replace_forbidden_pairs(
    session: Session, tournament_id: int, pairs: set[tuple[int, int]]
) -> None:
    session.execute(delete(ForbiddenPair).filter_by(tournament_id=tournament_id))
    session.add_all(
        ForbiddenPair(tournament_id=tournament_id, one_id=one, other_id=other)
        for one, other in sorted(pairs)
    )
