"""Queries about the queue of exports."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from services.tournaments.entries.store import tournaments
from services.tournaments.entries.tables import Tournament
from services.tournaments.exchange.refusals import NoSuchExport
from services.tournaments.exchange.tables import Export


def exports(session: Session, tournament_id: int) -> Sequence[Export]:
    return session.scalars(
        select(Export).filter_by(tournament_id=tournament_id).order_by(Export.id.desc())
    ).all()


def export(session: Session, export_id: int) -> Export:
    found = session.get(Export, export_id)
    if found is None:
        raise NoSuchExport
    return found


def locked_export(session: Session, export_id: int) -> Export:
    """As it stands once everybody else is done with its tournament."""
    found = export(session, export_id)
    tournaments.locked_tournament(session, found.tournament_id)
    session.refresh(found)
    return found


def waiting_exports(session: Session) -> Sequence[Export]:
    return session.scalars(select(Export).filter_by(status="waiting").order_by(Export.id)).all()


def exports_to_send(session: Session, now: datetime) -> Sequence[Export]:
    due = or_(Export.next_try_at.is_(None), Export.next_try_at <= now)
    return session.scalars(
        select(Export).filter_by(status="made").where(due).order_by(Export.id)
    ).all()


def exports_to_follow(session: Session) -> Sequence[Export]:
    """Continuous exports of tournaments that have changed since."""
    return session.scalars(
        select(Export)
        .join(Tournament, Tournament.id == Export.tournament_id)
        .where(
            Export.continuous,
            Export.status.not_in(("waiting", "ended")),
            Tournament.version > Export.made_of_version,
        )
        .order_by(Export.id)
    ).all()
