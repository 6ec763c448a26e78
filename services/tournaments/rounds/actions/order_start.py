"""Give start numbers before the first round: by strength, by hand, by lot, as last season ended."""

import random
from collections.abc import Iterable, Mapping
from enum import StrEnum

from services.tournaments.entries.access import lock_as_arbiter
from services.tournaments.entries.domain.attendance import Status
from services.tournaments.entries.refusals import TournamentHasStarted
from services.tournaments.entries.store import registrations, rounds, tournaments
from services.tournaments.entries.tables import Registration
from services.tournaments.hall.domain.rights import Work
from services.tournaments.rounds.actions.compute_standings import Question, standing_of
from services.tournaments.rounds.refusals import NotEverybodyOnce
from shared.database import reading, writing
from shared.members import Caller


class FirstOrder(StrEnum):
    RATING = "rating"
    HAND = "hand"
    LOT = "lot"
    SEASON = "season"


def order_start(
    caller: Caller,
    tournament_id: int,
    by: FirstOrder,
    *,
    given: list[int],
    seed: str,
    season: int | None,
) -> list[Registration]:
    """Everybody who is registered, in the order of the new start numbers."""
    places = _places_of_season(caller, season) if season is not None else {}
    with writing() as session:
        tournament, _ = lock_as_arbiter(session, caller, tournament_id, Work.PAIRING)
        if rounds.has_started(session, tournament_id):
            raise TournamentHasStarted
        rows = [
            row
            for row in registrations.registrations(session, tournament_id)
            if row.status == Status.REGISTERED
        ]
        ordered = sorted(rows, key=lambda row: (-row.rating, row.comparable_name, row.id))
        if by is FirstOrder.HAND:
            ordered = _by_hand(rows, given)
        elif by is FirstOrder.LOT:
            random.Random(seed).shuffle(ordered)
        elif by is FirstOrder.SEASON:
            last = len(places) + 1
            ordered.sort(key=lambda row: min(places.get(key, last) for key in _keys(row)))
        for number, row in enumerate(ordered, start=1):
            row.start_number = number
        tournaments.touch(tournament)
    return ordered


def _by_hand(rows: Iterable[Registration], given: list[int]) -> list[Registration]:
    known = {row.id: row for row in rows}
    if sorted(given) != sorted(known):
        raise NotEverybodyOnce
    return [known[each] for each in given]


def _places_of_season(caller: Caller, tournament_id: int) -> Mapping[tuple, int]:
    """Where everybody ended in an earlier tournament, which the caller must be allowed to see."""
    computed = standing_of(caller, tournament_id, Question())
    with reading() as session:
        rows = {row.id: row for row in registrations.registrations(session, tournament_id)}
    places: dict[tuple, int] = {}
    for place, line in enumerate(computed.standing.lines, start=1):
        row = rows.get(computed.registration_of.get(line.number, 0))
        for key in _keys(row) if row else ():
            places.setdefault(key, place)
    return places


def _keys(row: Registration) -> list[tuple]:
    """A member by his number; whoever has the same name and birthday is taken for the same."""
    named: list[tuple] = [("named", row.comparable_name, row.birth)]
    return named if row.player_id is None else [("member", row.player_id), *named]
