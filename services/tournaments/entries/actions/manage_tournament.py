"""Create, change and delete a tournament of an event."""

import json
from dataclasses import dataclass
from typing import Any

from services.tournaments.entries.access import find_visible, lock_as_arbiter
from services.tournaments.entries.actions.announce import tell_followers
from services.tournaments.entries.actions.register import move_up
from services.tournaments.entries.refusals import (
    FewerRoundsThanPaired,
    NotTheirConnection,
    TimeControlIncomplete,
    TournamentExists,
    TournamentHasStarted,
    TournamentIsRunning,
)
from services.tournaments.entries.store import rounds, tournaments
from services.tournaments.entries.tables import Tournament
from services.tournaments.hall import store
from services.tournaments.hall.access import require_role, require_visible, role_of
from services.tournaments.hall.domain.rights import Role, Work, is_at_least
from services.tournaments.hall.tables import Event
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.rules.settings import WrongSetting
from services.tournaments.rules.standings import (
    UnknownTieBreak,
    parse_tie_breaks,
    require_fitting_tie_breaks,
)
from services.tournaments.rules.statuses import OVER, TournamentStatus
from services.tournaments.rules.systems import (
    FIXED_FIELD,
    TEAM_SYSTEMS,
    validate_acceleration,
    validate_settings,
)
from shared import clock
from shared.database import Session, reading, writing
from shared.errors import BadRequest
from shared.members import Caller

MOST_ROUNDS = 200
# Changing one of these would contradict rounds already paired.
FIXED_ONCE_STARTED = {"system", "initial_colour", "acceleration", "acceleration_limits"}


def create_tournament(caller: Caller, uniq_id: str, given: dict[str, Any]) -> Tournament:
    with writing() as session:
        event = store.event(session, uniq_id)
        require_role(session, event, caller, Role.ARBITER, Work.TOURNAMENTS)
        return add_tournament(session, event, given)


def add_tournament(session: Session, event: Event, given: dict[str, Any]) -> Tournament:
    tournament = Tournament(last_update=clock.now())
    _require_own_connection(session, event, given)
    _apply(tournament, given)
    tournament.event_id = event.id
    if tournaments.is_taken(session, event.id, tournament.uniq_id):
        raise TournamentExists
    session.add(tournament)
    session.flush()
    tell_followers(session, event, tournament, "tournament.created", {})
    store.note_change(event)
    return tournament


def change_tournament(caller: Caller, tournament_id: int, given: dict[str, Any]) -> Tournament:
    with writing() as session:
        archived = TournamentStatus.ARCHIVED
        # Only this brings an archived tournament back.
        revives = given.get("status", archived) != archived
        tournament, event = lock_as_arbiter(
            session, caller, tournament_id, Work.TOURNAMENTS, even_archived=revives
        )
        started = rounds.has_started(session, tournament_id)
        if started and (FIXED_ONCE_STARTED & given.keys() or _changes_table(tournament, given)):
            raise TournamentHasStarted
        if given.get("planned_rounds", MOST_ROUNDS) < rounds.last_round_shown(
            session, tournament_id
        ):
            raise FewerRoundsThanPaired
        _require_own_connection(session, event, given)
        _apply(tournament, given)
        if "status" in given:
            told = {"status": tournament.status}
            tell_followers(session, event, tournament, "tournament.status", told)
        if not started:
            move_up(session, tournament, event)
        tournaments.touch(tournament)
        store.note_change(event)
    return tournament


def _changes_table(tournament: Tournament, given: dict[str, Any]) -> bool:
    """Tables and brackets are drawn up from the settings; what a match is worth is not."""
    drawn_up = tournament.system in FIXED_FIELD - TEAM_SYSTEMS
    return drawn_up and given.get("settings") not in (None, json.loads(tournament.settings))


def delete_tournament(caller: Caller, tournament_id: int) -> None:
    with writing() as session:
        tournament, event = tournaments.locked_tournament(session, tournament_id)
        require_role(session, event, caller, Role.ORGANISER)
        require_not_running(session, tournament)
        tell_followers(session, event, tournament, "tournament.deleted", {})
        session.delete(tournament)
        store.note_change(event)


def require_not_running(session: Session, tournament: Tournament) -> None:
    """Running: results are in, the last planned round is not closed, nobody said it is over."""
    if tournament.status in OVER:
        return
    known = rounds.rounds(session, tournament.id)
    closed = sum(each.status == RoundStatus.CLOSED for each in known)
    has_results = closed or (known and tournament.last_result_update is not None)
    if has_results and closed < tournament.planned_rounds:
        raise TournamentIsRunning


def require_no_running_tournament(session: Session, event: Event) -> None:
    for tournament in tournaments.tournaments(session, event.id):
        require_not_running(session, tournament)


@dataclass(frozen=True)
class VisibleTournament:
    """A tournament, and whether who looks at it may see what is the arbiters'."""

    tournament: Tournament
    event: Event
    by_arbiter: bool


def visible_tournament(caller: Caller, tournament_id: int) -> VisibleTournament:
    with reading() as session:
        tournament, event = find_visible(session, caller, tournament_id)
        by_arbiter = is_at_least(role_of(session, event, caller), Role.ARBITER)
    return VisibleTournament(tournament, event, by_arbiter)


def visible_tournaments(caller: Caller, uniq_id: str) -> list[VisibleTournament]:
    with reading() as session:
        event = store.event(session, uniq_id)
        require_visible(session, event, caller)
        by_arbiter = is_at_least(role_of(session, event, caller), Role.ARBITER)
        rows = tournaments.tournaments(session, event.id)
    return [VisibleTournament(row, event, by_arbiter) for row in rows]


def _require_own_connection(session: Session, event: Event, given: dict[str, Any]) -> None:
    own = {None, *(connection.id for connection in store.connections(session, event.id))}
    if given.get("chessevent_id") not in own:
        raise NotTheirConnection


def _apply(tournament: Tournament, given: dict[str, Any]) -> None:
    changes = dict(given)
    system = changes.get("system") or tournament.system
    try:
        if "settings" in changes or "system" in changes:
            wished = changes.get("settings", json.loads(tournament.settings or "{}"))
            changes["settings"] = json.dumps(validate_settings(system, wished))
        if "tie_breaks" in changes or "system" in changes:
            stored = (tournament.tie_breaks or "").split(",")
            names = parse_tie_breaks(changes.get("tie_breaks", stored))
            require_fitting_tie_breaks(system, names)
            changes["tie_breaks"] = ",".join(names)
        if "acceleration" in changes:
            validate_acceleration(changes["acceleration"])
    except (WrongSetting, UnknownTieBreak) as wrong:
        raise BadRequest(str(wrong)) from None
    if "acceleration_limits" in changes:
        limits = changes["acceleration_limits"]
        changes["acceleration_limits"] = ",".join(str(each) for each in limits)
    if "deputy_arbiters" in changes:
        changes["deputy_arbiters"] = "; ".join(changes["deputy_arbiters"])
    for name, value in changes.items():
        setattr(tournament, name, value)
    if tournament.time_control_initial_time == 0 and not tournament.time_control_increment:
        raise TimeControlIncomplete
