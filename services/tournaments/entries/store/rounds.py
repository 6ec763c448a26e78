"""Queries about the rounds a tournament has reached."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from services.tournaments.entries.refusals import NoSuchRound
from services.tournaments.entries.tables import PairedRound
from services.tournaments.rules.rounds import RoundStatus


def rounds(session: Session, tournament_id: int) -> Sequence[PairedRound]:
    return session.scalars(
        select(PairedRound).filter_by(tournament_id=tournament_id).order_by(PairedRound.number)
    ).all()


def find_round(session: Session, tournament_id: int, number: int) -> PairedRound | None:
    return session.scalar(select(PairedRound).filter_by(tournament_id=tournament_id, number=number))


def paired_round(session: Session, tournament_id: int, number: int) -> PairedRound:
    found = find_round(session, tournament_id, number)
    if found is None:
        raise NoSuchRound
    return found


def has_started(session: Session, tournament_id: int) -> bool:
    return (
        session.scalar(select(PairedRound.id).filter_by(tournament_id=tournament_id).limit(1))
        is not None
    )


def last_round_shown(session: Session, tournament_id: int) -> int:
    """The number of the newest round that is not a draft, 0 before the first."""
    known = rounds(session, tournament_id)
    return max((each.number for each in known if each.status != RoundStatus.DRAFT), default=0)


def remove_drafts_after(session: Session, tournament_id: int, number: int) -> list[int]:
    """Drafts paired from a result that has changed; they must be paired again."""
    drafts = [
        each
        for each in rounds(session, tournament_id)
        if each.number > number and each.status == RoundStatus.DRAFT
    ]
    for draft in drafts:
        session.delete(draft)
    return [draft.number for draft in drafts]
