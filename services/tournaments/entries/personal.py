"""What tournaments keep of members: their entries."""

from typing import ClassVar

from sqlalchemy import ColumnElement, select, update
from sqlalchemy.orm import Session

from services.tournaments.entries.tables import Registration, SkippedRound, Team, Tournament
from services.tournaments.hall.tables import Person as EventPerson
from services.tournaments.hall.tables import TrustedOrganiser
from shared.names import comparable
from shared.personal.exports import Export
from shared.personal.places import (
    Datum,
    Name,
    NameInRow,
    Number,
    OwnRow,
    Person,
    Place,
    Words,
)
from shared.personal.resources import Holdings


class EntryName(Place):
    """Under which name somebody plays: his pseudo, or another that he or the staff gave."""

    when_renamed: ClassVar[str] = "changed"
    when_deleted: ClassVar[str] = "former member n"

    def rename(self, session: Session, person: Person, new_pseudo: str) -> None:
        for entry in session.scalars(entries_of(person).where(Registration.name == person.pseudo)):
            self._call(session, entry, self._free_name(session, entry, new_pseudo))

    def forget(self, session: Session, person: Person) -> None:
        for entry in session.scalars(entries_of(person)):
            if entry.name != person.former_name:
                self._call(session, entry, person.former_name)

    def _call(self, session: Session, entry: Registration, name: str) -> None:
        entry.name, entry.comparable_name = name, comparable(name)
        # Answers are kept as long as the version of the tournament stands.
        session.execute(
            update(Tournament)
            .where(Tournament.id == entry.tournament_id)
            .values(version=Tournament.version + 1)
        )
        session.flush()

    def _free_name(self, session: Session, entry: Registration, name: str) -> str:
        """A guest may have been entered under the name before."""
        taken = select(Registration.id).where(
            Registration.tournament_id == entry.tournament_id,
            Registration.comparable_name == comparable(name),
            Registration.id != entry.id,
        )
        return f"{name} ({entry.player_id})" if session.scalar(taken.limit(1)) else name


class PersonName(Place):
    """Under which name somebody is at an event, as `EntryName`; two persons may have one name."""

    when_renamed: ClassVar[str] = "changed"
    when_deleted: ClassVar[str] = "former member n"

    def rename(self, session: Session, person: Person, new_pseudo: str) -> None:
        self._call(session, person, new_pseudo, EventPerson.name == person.pseudo)

    def forget(self, session: Session, person: Person) -> None:
        self._call(session, person, person.former_name)

    def _call(
        self, session: Session, person: Person, name: str, *also: ColumnElement[bool]
    ) -> None:
        session.execute(
            update(EventPerson)
            .where(EventPerson.player_id == person.player_id, *also)
            .values(name=name, comparable_name=comparable(name))
        )


class ComparableName(Place):
    """Changed with the name."""

    when_renamed: ClassVar[str] = "changed"
    when_deleted: ClassVar[str] = "former member n"


def entries_of(person: Person):
    return select(Registration).where(Registration.player_id == person.player_id)


def entry_ids(person: Person):
    return entries_of(person).with_only_columns(Registration.id)


HOLDINGS = Holdings(
    (
        Words(Tournament.uniq_id),
        Words(Tournament.name),
        Words(Tournament.chief_arbiter),
        Words(Tournament.deputy_arbiters),
        Words(Tournament.unknown_records),
        Words(Tournament.unknown_members),
        Words(Team.name),
        Number(Registration.player_id),
        EntryName(Registration.name),
        ComparableName(Registration.comparable_name),
        *(
            Datum(column, of=Registration.player_id)
            for column in (
                Registration.email,
                Registration.phone,
                Registration.birth,
                Registration.sex,
                Registration.club,
                Registration.federation_id,
            )
        ),
        Number(EventPerson.player_id),
        Name(EventPerson.pseudo, of=EventPerson.player_id),
        PersonName(EventPerson.name),
        ComparableName(EventPerson.comparable_name),
        *(
            Datum(column, of=EventPerson.player_id)
            for column in (
                EventPerson.email,
                EventPerson.phone,
                EventPerson.birth,
                EventPerson.sex,
                EventPerson.club,
                EventPerson.federation_id,
            )
        ),
        OwnRow(TrustedOrganiser.player_id),
        NameInRow(TrustedOrganiser.pseudo, of=TrustedOrganiser.player_id),
        Datum(Registration.papi_player_id, of=Registration.player_id, empty=None),
        Datum(Registration.unknown_columns, of=Registration.player_id, empty="{}"),
    ),
    (
        Export(Registration, lambda person: Registration.player_id == person.player_id),
        Export(EventPerson, lambda person: EventPerson.player_id == person.player_id),
        Export(TrustedOrganiser, lambda person: TrustedOrganiser.player_id == person.player_id),
        Export(SkippedRound, lambda person: SkippedRound.registration_id.in_(entry_ids(person))),
    ),
)
