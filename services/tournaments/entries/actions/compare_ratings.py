"""The entries of a tournament beside what a rating list says of the same people."""

from dataclasses import dataclass

from services.tournaments.entries.access import require_arbiter
from services.tournaments.entries.domain.rating_lists import Listed, differences
from services.tournaments.entries.store import rating_lists, registrations
from services.tournaments.entries.tables import ListedPlayer, RatingList, Registration
from shared.database import reading
from shared.members import Caller


@dataclass(frozen=True)
class Compared:
    """An entry and whom the list knows of him; nobody where it is not plain who he is."""

    entry: Registration
    listed: ListedPlayer | None
    differences: dict[str, tuple[object, object]]


def compare_ratings(
    caller: Caller, tournament_id: int, name: str, speed: str
) -> tuple[RatingList, list[Compared]]:
    with reading() as session:
        require_arbiter(session, caller, tournament_id)
        chosen = rating_lists.list_called(session, name)
        entries = registrations.registrations(session, tournament_id)
        known = rating_lists.players_of(
            session,
            chosen.id,
            {row.federation_id for row in entries if row.federation_id},
            {row.comparable_name for row in entries},
        )
    by_number = {each.number: each for each in known}
    return chosen, [_compared(entry, by_number, speed) for entry in entries]


def _compared(entry: Registration, by_number: dict[str, ListedPlayer], speed: str) -> Compared:
    """By number; else by name, if the year of birth does not speak against it."""
    found = by_number.get(entry.federation_id)
    if found is None:
        namesakes = [
            each
            for each in by_number.values()
            if each.comparable_name == entry.comparable_name
            and (not entry.birth or entry.birth[:4] == each.birth_year)
        ]
        found = namesakes[0] if len(namesakes) == 1 else None
    if found is None:
        return Compared(entry, None, {})
    values = {name: getattr(found, name) for name in Listed.__dataclass_fields__}
    return Compared(entry, found, differences(entry, Listed(**values), speed))
