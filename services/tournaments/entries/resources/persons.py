"""/event-persons and /persons: who comes to an event."""

from typing import Literal

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.entries.actions.know_persons import (
    add_person,
    change_person,
    remove_person,
)
from services.tournaments.entries.actions.recognise_member import (
    forget_member,
    recognise_member,
)
from services.tournaments.entries.actions.see_persons import (
    PersonAtEvent,
    may_see_money,
    persons_of_event,
)
from services.tournaments.entries.resources.registrations import Date
from services.tournaments.entries.store import persons
from services.tournaments.hall.domain.rights import Role, is_at_least
from services.tournaments.hall.resources.parameters import Line, Name, Page
from services.tournaments.hall.tables import Person
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Caller, Member, anyone, member
from shared.database import reading
from shared.members import member_called
from shared.parameters import Pseudo
from shared.peers import Done


class PersonChanges(Arguments):
    """What an arbiter may change; what is left out stays."""

    name: Name | None = Field(None, description="Family, given name.")
    birth: str = Date
    sex: Literal["", "w", "m"] = Field("", description="As in reports of the federation.")
    federation: Line = Field("", max_length=3, examples=["FRA"], description="Federation.")
    federation_id: Line = Field("", max_length=11, description="Number at the federation.")
    club: Line = Field("", max_length=60, description="Club.")
    email: Line = Field("", max_length=254, description="For the organiser only.")
    phone: Line = Field("", max_length=20, description="For the organiser only.")


class NewPerson(PersonChanges):
    """A member by pseudo, or a guest by name."""

    pseudo: Pseudo | None = None
    name: Name | None = Field(None, examples=["Lasker, Emanuel"], description="Family, given name.")


class WhichMember(Arguments):
    """Who he is."""

    pseudo: Pseudo


class WhichPersons(Page):
    """Which of them."""

    search: str = Field("", max_length=100, description="Part of a name.")
    absent: bool = Field(False, description="Only those who play and are not checked in yet.")


class EntryOfPerson(BaseModel):
    """Where a person plays; money only for the staff."""

    registration_id: int
    tournament_id: int
    rating: int
    title: str
    category: str
    status: str
    checked_in: bool
    fixed_table: int | None
    fee: int | None
    paid: int | None


class PersonSeen(BaseModel):
    """A person of an event; birthday and contact for arbiters, money for the staff, in cents."""

    id: int
    player_id: int | None
    pseudo: str
    name: str
    birth: str | None
    sex: str
    federation: str
    federation_id: str
    club: str
    email: str | None
    phone: str | None
    checked_in: bool
    owed: int | None
    paid: int | None
    entries: list[EntryOfPerson]


class Totals(BaseModel):
    """Over all persons of the event, whichever are shown; money for the staff, in cents."""

    persons: int
    playing: int
    checked_in: int
    owed: int | None
    paid: int | None


class PersonList(BaseModel):
    """Persons by name; `after` so many of them for the next page."""

    persons: list[PersonSeen]
    found: int
    totals: Totals


def person_as_json(seen: PersonAtEvent, role: str | None) -> PersonSeen:
    row, money = seen.person, may_see_money(role)
    contact = is_at_least(role, Role.ARBITER)
    entries = [
        EntryOfPerson(
            registration_id=entry.id,
            tournament_id=entry.tournament_id,
            rating=entry.rating,
            title=entry.title,
            category=entry.category,
            status=entry.status,
            checked_in=entry.checked_in,
            fixed_table=entry.fixed_table,
            fee=entry.fee if money else None,
            paid=entry.paid if money else None,
        )
        for entry in seen.entries
    ]
    return PersonSeen(
        id=row.id,
        player_id=row.player_id,
        pseudo=row.pseudo,
        name=row.name,
        birth=row.birth if contact else None,
        sex=row.sex,
        federation=row.federation,
        federation_id=row.federation_id,
        club=row.club,
        email=row.email if contact else None,
        phone=row.phone if contact else None,
        checked_in=seen.checked_in,
        owed=seen.owed if money else None,
        paid=seen.paid if money else None,
        entries=entries,
    )


def _totals(everybody: list[PersonAtEvent], money: bool) -> Totals:
    return Totals(
        persons=len(everybody),
        playing=sum(bool(each.playing) for each in everybody),
        checked_in=sum(each.checked_in for each in everybody),
        owed=sum(each.owed for each in everybody) if money else None,
        paid=sum(each.paid for each in everybody) if money else None,
    )


class EventPersons(Resource):
    @anyone(code=True)
    @accepts(WhichPersons)
    @answers(200, PersonList, conditional=True)
    def get(self, caller: Caller, uniq_id: str, which: WhichPersons) -> PersonList:
        """List the persons of an event, with what they play, owe and have paid."""
        seen = persons_of_event(caller, uniq_id, which.search, absent=which.absent)
        page = seen.persons[which.after : which.after + which.limit]
        return PersonList(
            persons=[person_as_json(each, seen.role) for each in page],
            found=len(seen.persons),
            totals=_totals(seen.everybody, may_see_money(seen.role)),
        )

    @member(scope=ORGANISE)
    @accepts(NewPerson)
    @answers(201, PersonSeen)
    def post(self, caller: Member, uniq_id: str, new: NewPerson) -> PersonSeen:
        """Add a person to an event, in no tournament yet."""
        given = _given(new)
        known = member_called(new.pseudo) if new.pseudo else None
        made = add_person(caller, uniq_id, known, given)
        return person_as_json(PersonAtEvent(made, ()), Role.ARBITER)


class PersonOne(Resource):
    @member(scope=ORGANISE)
    @accepts(PersonChanges)
    @answers(200, PersonSeen)
    def put(self, caller: Member, person_id: int, changes: PersonChanges) -> PersonSeen:
        """Change what is known of a person, in all tournaments of the event."""
        return _seen(change_person(caller, person_id, _given(changes)))

    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, person_id: int) -> Done:
        """Remove a person who is in no tournament."""
        remove_person(caller, person_id)
        return Done(msg="The person was removed")


class PersonMembers(Resource):
    @member(scope=ORGANISE)
    @accepts(WhichMember)
    @answers(200, PersonSeen)
    def put(self, caller: Member, person_id: int, who: WhichMember) -> PersonSeen:
        """Say which member a guest is: his entries and results are the member's from then on."""
        return _seen(recognise_member(caller, person_id, member_called(who.pseudo)))

    @member(scope=ORGANISE)
    @answers(200, PersonSeen)
    def delete(self, caller: Member, person_id: int) -> PersonSeen:
        """Say that a person is no member after all."""
        return _seen(forget_member(caller, person_id))


def _seen(person: Person) -> PersonSeen:
    """As arbiters see him."""
    with reading() as session:
        entries = persons.entries(session, person.id)
    return person_as_json(PersonAtEvent(person, tuple(entries)), Role.ARBITER)


def _given(sent: PersonChanges) -> dict:
    given = sent.model_dump(exclude_unset=True, exclude={"pseudo"})
    if given.get("name", "") is None:
        del given["name"]
    return given
