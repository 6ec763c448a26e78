"""Move players between the tournaments of an event, one by one or by criteria; age categories."""

from collections.abc import Sequence
from dataclasses import dataclass

from services.tournaments.entries.access import lock_unarchived
from services.tournaments.entries.actions.announce import announce_registration
from services.tournaments.entries.actions.register import place_in
from services.tournaments.entries.domain.attendance import Status
from services.tournaments.entries.domain.distribution import (
    AgeCategory,
    Criteria,
    category_of,
    destination,
)
from services.tournaments.entries.refusals import (
    AlreadyRegistered,
    HasPlayedThere,
    NotOfThisEvent,
    TooLateToEnter,
)
from services.tournaments.entries.store import attendance, registrations, rounds, tournaments
from services.tournaments.entries.tables import Registration, Tournament
from services.tournaments.hall import store
from services.tournaments.hall.access import require_role
from services.tournaments.hall.domain.rights import Role
from services.tournaments.hall.tables import Event
from services.tournaments.notices.domain.topics import Topic
from services.tournaments.rules.systems import FIXED_FIELD
from shared.database import Session, writing
from shared.members import Caller


@dataclass(frozen=True)
class Distribution:
    """Who goes where, by registration; who fits nowhere, and who has begun to play, stays."""

    moves: dict[int, int]
    names: dict[int, str]
    without_place: list[int]


def move_entry(caller: Caller, registration_id: int, tournament_id: int) -> Registration:
    """With all that is known of him; he begins there in the next round."""
    with writing() as session:
        row = registrations.registration(session, registration_id)
        # In one order for everybody, so that two who move do not wait for each other.
        held = {
            each: lock_unarchived(session, each)
            for each in sorted({row.tournament_id, tournament_id})
        }
        source, event = held[row.tournament_id]
        require_role(session, event, caller, Role.ARBITER)
        _move(session, row, source, held[tournament_id][0])
    return row


def distribute(
    caller: Caller, uniq_id: str, rules: Sequence[Criteria], *, dry_run: bool
) -> Distribution:
    """Everybody registered in a tournament of the event that has not begun."""
    with writing() as session:
        event = store.locked_event(session, uniq_id)
        require_role(session, event, caller, Role.ARBITER)
        known = {row.id: row for row in tournaments.tournaments(session, event.id)}
        if not {rule.tournament_id for rule in rules} <= known.keys():
            raise NotOfThisEvent("These tournaments are not all of this event")
        waiting = [each for each in known if not rounds.has_started(session, each)]
        rows = [row for each in waiting for row in registrations.registrations(session, each)]
        found = _plan(rows, rules, event)
        for row in rows if not dry_run else ():
            if row.id in found.moves:
                _move(session, row, known[row.tournament_id], known[found.moves[row.id]])
        if not dry_run:
            store.note_change(event)
    return found


def set_age_categories(
    caller: Caller, uniq_id: str, categories: Sequence[AgeCategory], year: int | None
) -> dict[str, int]:
    """Of everybody whose birthday is known, in all tournaments; how many are in each."""
    counts: dict[str, int] = {}
    with writing() as session:
        event = store.locked_event(session, uniq_id)
        require_role(session, event, caller, Role.ARBITER)
        for tournament in tournaments.tournaments(session, event.id):
            for row in registrations.registrations(session, tournament.id):
                if row.birth:
                    row.category = category_of(row.birth, year or event.start.year, categories)
                    counts[row.category] = counts.get(row.category, 0) + 1
            tournaments.touch(tournament)
        store.note_change(event)
    return counts


def _plan(rows: Sequence[Registration], rules: Sequence[Criteria], event: Event) -> Distribution:
    moves, without_place = {}, []
    playing = [row for row in rows if row.status != Status.WITHDRAWN]
    for row in playing:
        goes_to = destination(row, rules, event.start.year)
        if goes_to is None:
            without_place.append(row.id)
        elif goes_to != row.tournament_id:
            moves[row.id] = goes_to
    return Distribution(moves, {row.id: row.name for row in playing}, without_place)


def _move(session: Session, row: Registration, source: Tournament, target: Tournament) -> None:
    if source.event_id != target.event_id:
        raise NotOfThisEvent("A player moves between tournaments of one event")
    if source.id == target.id:
        return
    if row.start_number is not None and rounds.has_started(session, source.id):
        raise HasPlayedThere
    if rounds.has_started(session, target.id) and target.system in FIXED_FIELD:
        raise TooLateToEnter
    known = registrations.registrations(session, target.id)
    if any(each.person_id == row.person_id for each in known):
        raise AlreadyRegistered
    attendance.forget(session, row.id)
    row.tournament_id, row.start_number, row.team_id = target.id, None, None
    row.first_round = rounds.last_round_shown(session, target.id) + 1
    row.status = place_in(session, target)
    session.flush()
    event = store.event_with_id(session, target.event_id)
    announce_registration(session, event, target, Topic.REGISTRATION_CREATED, row)
    tournaments.touch(source)
    tournaments.touch(target)
