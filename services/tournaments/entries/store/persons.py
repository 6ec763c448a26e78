"""Queries about the persons of events and where they play."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Row, delete, exists, func, or_, select, update
from sqlalchemy.orm import Session

from services.tournaments.entries.domain.persons import OWN
from services.tournaments.entries.refusals import NoSuchPerson
from services.tournaments.entries.tables import Registration
from services.tournaments.hall.tables import Event, Person, StaffMember, TrustedOrganiser


def person(session: Session, person_id: int) -> Person:
    found = session.get(Person, person_id)
    if found is None:
        raise NoSuchPerson
    return found


def locked_person(session: Session, person_id: int) -> Person:
    found = session.get(Person, person_id, with_for_update=True)
    if found is None:
        raise NoSuchPerson
    return found


def member(session: Session, event_id: int, player_id: int) -> Person | None:
    return session.scalar(select(Person).filter_by(event_id=event_id, player_id=player_id))


def guest(session: Session, event_id: int, comparable_name: str, birth: str) -> Person | None:
    return session.scalar(
        select(Person).filter_by(
            event_id=event_id, comparable_name=comparable_name, birth=birth, player_id=None
        )
    )


def guests(session: Session, event_id: int) -> dict[tuple[str, str], Person]:
    """All guests of an event, by name and birthday."""
    rows = session.scalars(select(Person).filter_by(event_id=event_id, player_id=None))
    return {(row.comparable_name, row.birth): row for row in rows}


def persons(session: Session, event_id: int) -> Sequence[Person]:
    """By name."""
    return session.scalars(
        select(Person).filter_by(event_id=event_id).order_by(Person.comparable_name, Person.id)
    ).all()


def entries_of_event(session: Session, event_id: int) -> Sequence[Registration]:
    return session.scalars(
        select(Registration)
        .join(Person, Person.id == Registration.person_id)
        .where(Person.event_id == event_id)
        .order_by(Registration.id)
    ).all()


def entries(session: Session, person_id: int) -> Sequence[Registration]:
    return session.scalars(
        select(Registration).filter_by(person_id=person_id).order_by(Registration.tournament_id)
    ).all()


def copy_to_entries(session: Session, changed: Person) -> None:
    """What is the person's own, into every tournament he plays in."""
    own: dict[str, Any] = {column: getattr(changed, column) for column in OWN}
    session.flush()
    session.execute(update(Registration).filter_by(person_id=changed.id).values(**own))


def remove_idle(session: Session, person_ids: Collection[int]) -> None:
    """Those of them who are in no tournament any more."""
    plays = exists().where(Registration.person_id == Person.id)
    session.execute(delete(Person).where(Person.id.in_(person_ids), ~plays))


def is_trusted(session: Session, player_id: int) -> bool:
    return session.get(TrustedOrganiser, player_id) is not None


def trusted_organisers(session: Session) -> Sequence[TrustedOrganiser]:
    return session.scalars(select(TrustedOrganiser).order_by(TrustedOrganiser.pseudo)).all()


def trust(session: Session, player_id: int, pseudo: str) -> None:
    session.merge(TrustedOrganiser(player_id=player_id, pseudo=pseudo))


def distrust(session: Session, player_id: int) -> None:
    session.execute(delete(TrustedOrganiser).filter_by(player_id=player_id))


def found_persons(
    session: Session, name: str, limit: int, staffed_by: int | None
) -> Sequence[Row[Person, str, int, str, str]]:
    """Person, event, rating, its type and title, the latest event first.

    `staffed_by`: only of events with this member among the staff.
    """
    pattern = name.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    query = (
        select(
            Person,
            Event.uniq_id,
            func.coalesce(Registration.rating, 0),
            func.coalesce(Registration.rating_type, ""),
            func.coalesce(Registration.title, ""),
        )
        .join(Event, Event.id == Person.event_id)
        .outerjoin(Registration, Registration.person_id == Person.id)
        .where(
            or_(
                Person.comparable_name.like(f"%{pattern}%", escape="\\"),
                Person.federation_id == name,
            )
        )
        .order_by(Event.start.desc(), Person.comparable_name, Person.id, Registration.id)
        .limit(limit)
    )
    if staffed_by is not None:
        staffed = select(StaffMember.event_id).filter_by(player_id=staffed_by)
        query = query.where(Person.event_id.in_(staffed))
    return session.execute(query).all()
