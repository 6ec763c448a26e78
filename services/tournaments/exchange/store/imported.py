"""Queries about what came from files of other programs."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from services.tournaments.exchange.tables import ImportedObject
from services.tournaments.hall.domain.rights import Role
from services.tournaments.hall.tables import Event, StaffMember

EVENT = "event"


def event_of(
    session: Session, kind: str, instance: str, source_id: str, organiser_id: int
) -> tuple[Event, str] | None:
    """The newest event an organiser made of this source, and the digest of the file it was."""
    query = (
        select(Event, ImportedObject.digest)
        .join(ImportedObject, ImportedObject.event_id == Event.id)
        .join(StaffMember, StaffMember.event_id == Event.id)
        .filter(
            ImportedObject.kind == kind,
            ImportedObject.instance == instance,
            ImportedObject.source_table == EVENT,
            ImportedObject.source_id == source_id,
            StaffMember.player_id == organiser_id,
            StaffMember.role == Role.ORGANISER,
        )
        .order_by(ImportedObject.id.desc())
    )
    found = session.execute(query).first()
    return (found[0], found[1]) if found else None


def add(session: Session, rows: list[ImportedObject]) -> None:
    session.add_all(rows)
