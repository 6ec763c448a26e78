"""The persons of an event with what they play, owe and have paid; whom else one may find."""

from collections.abc import Iterable
from dataclasses import dataclass

from services.tournaments.entries.domain.attendance import Status
from services.tournaments.entries.store import persons
from services.tournaments.entries.tables import Registration
from services.tournaments.hall import store
from services.tournaments.hall.access import require_visible, role_of
from services.tournaments.hall.domain.rights import Role, Work, is_at_least
from services.tournaments.hall.tables import Person
from shared.database import reading
from shared.members import Caller
from shared.names import comparable


@dataclass(frozen=True)
class PersonAtEvent:
    """A person and where he plays; he is here when he is in all tournaments he has not left."""

    person: Person
    entries: tuple[Registration, ...]

    @property
    def playing(self) -> list[Registration]:
        return [entry for entry in self.entries if entry.status == Status.REGISTERED]

    @property
    def checked_in(self) -> bool:
        return bool(self.playing) and all(entry.checked_in for entry in self.playing)

    @property
    def owed(self) -> int:
        return sum(entry.fee for entry in self.entries if entry.status != Status.WAITING)

    @property
    def paid(self) -> int:
        return sum(entry.paid for entry in self.entries)


@dataclass(frozen=True)
class PersonsOfEvent:
    """Those asked for, and sums over everybody; `role` is that of who asks."""

    persons: list[PersonAtEvent]
    everybody: list[PersonAtEvent]
    role: str | None


def persons_of_event(
    caller: Caller, uniq_id: str, search: str = "", *, absent: bool = False
) -> PersonsOfEvent:
    with reading() as session:
        event = store.event(session, uniq_id)
        require_visible(session, event, caller)
        role = role_of(session, event, caller)
        rows = persons.persons(session, event.id)
        everybody = together(rows, persons.entries_of_event(session, event.id))
    wanted = comparable(search.strip())
    shown = [
        each
        for each in everybody
        if wanted in each.person.comparable_name
        and not (absent and (each.checked_in or not each.playing))
    ]
    return PersonsOfEvent(shown, everybody, role)


def together(rows: Iterable[Person], entries: Iterable[Registration]) -> list[PersonAtEvent]:
    of_person: dict[int, list[Registration]] = {}
    for entry in entries:
        of_person.setdefault(entry.person_id or 0, []).append(entry)
    return [PersonAtEvent(row, tuple(of_person.get(row.id, ()))) for row in rows]


def may_see_money(role: str | None) -> bool:
    """Clerks sit at the desk where it is paid."""
    return is_at_least(role, Role.CLERK, Work.CHECK_IN)


@dataclass(frozen=True)
class FoundPerson:
    """Somebody of an event, without what leads to him: no address, no telephone."""

    person_id: int
    event: str
    name: str
    birth_year: str
    sex: str
    federation: str
    federation_id: str
    club: str
    ratings: tuple[tuple[int, str, str], ...]


def find_persons(player_id: int | None, name: str, limit: int) -> list[FoundPerson]:
    """Of all events for administrators (None) and whom they trust, else of events one works at."""
    with reading() as session:
        trusted = player_id is None or persons.is_trusted(session, player_id)
        staffed_by = None if trusted else player_id
        rows = persons.found_persons(session, comparable(name.strip()), limit, staffed_by)
    found: dict[int, FoundPerson] = {}
    for person, event, rating, rating_type, title in rows:
        before = found[person.id].ratings if person.id in found else ()
        rated = ((rating, rating_type, title),) if rating or title else ()
        found[person.id] = FoundPerson(
            person.id,
            event,
            person.name,
            person.birth[:4],
            person.sex,
            person.federation,
            person.federation_id,
            person.club,
            before + tuple(each for each in rated if each not in before),
        )
    return list(found.values())
