"""Create, change and delete a tournament of an event."""

import json
from dataclasses import dataclass
from typing import Any

from services.tournaments.entries.access import find_visible, lock_as_arbiter
from services.tournaments.entries.actions.register import move_up
from services.tournaments.entries.refusals import (
    NotTheirConnection,
    TimeControlIncomplete,
    TournamentExists,
    TournamentHasStarted,
)
from services.tournaments.entries.store import rounds, tournaments
from services.tournaments.entries.tables import Tournament
from services.tournaments.hall import store
from services.tournaments.hall.access import require_role, require_visible, role_of
from services.tournaments.hall.domain.rights import Role, is_at_least
from services.tournaments.hall.tables import Event
from services.tournaments.rules.settings import WrongSetting
from services.tournaments.rules.standings import (
    UnknownTieBreak,
    parse_tie_breaks,
    require_fitting_tie_breaks,
)
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

# Changing one of these would contradict rounds already paired.
FIXED_ONCE_STARTED = {"system", "initial_colour", "acceleration", "acceleration_limits"}


def create_tournament(caller: Caller, uniq_id: str, given: dict[str, Any]) -> Tournament:
    tournament = Tournament(last_update=clock.now())
    with writing() as session:
        event = store.event(session, uniq_id)
        require_role(session, event, caller, Role.ARBITER)
        _require_own_connection(session, event, given)
        _apply(tournament, given)
        tournament.event_id = event.id
        if any(
            each.uniq_id == tournament.uniq_id
            for each in tournaments.tournaments(session, event.id)
        ):
            raise TournamentExists
        session.add(tournament)
        _touch(event)
    return tournament


def change_tournament(caller: Caller, tournament_id: int, given: dict[str, Any]) -> Tournament:
    with writing() as session:
        tournament, event = lock_as_arbiter(session, caller, tournament_id)
        started = rounds.has_started(session, tournament_id)
        if started and (FIXED_ONCE_STARTED & given.keys() or _changes_table(tournament, given)):
            raise TournamentHasStarted
        _require_own_connection(session, event, given)
        _apply(tournament, given)
        if not started:
            move_up(session, tournament, event)
        tournaments.touch(tournament)
        _touch(event)
    return tournament


def _changes_table(tournament: Tournament, given: dict[str, Any]) -> bool:
    """Tables and brackets are drawn up from the settings; what a match is worth is not."""
    drawn_up = tournament.system in FIXED_FIELD - TEAM_SYSTEMS
    return drawn_up and given.get("settings") not in (None, json.loads(tournament.settings))


def delete_tournament(caller: Caller, tournament_id: int) -> None:
    with writing() as session:
        tournament, event = tournaments.locked_tournament(session, tournament_id)
        require_role(session, event, caller, Role.ORGANISER)
        session.delete(tournament)
        _touch(event)


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


def _touch(event: Event) -> None:
    event.last_update = clock.now()


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
    for name, value in changes.items():
        setattr(tournament, name, value)
    if tournament.time_control_initial_time == 0 and not tournament.time_control_increment:
        raise TimeControlIncomplete
