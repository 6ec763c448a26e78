"""Create, change and delete a tournament of an event."""

import json
from dataclasses import dataclass
from typing import Any

from services.tournaments.entries import store
from services.tournaments.entries.actions.register import move_up
from services.tournaments.entries.tables import Event, Tournament
from services.tournaments.hall import access
from services.tournaments.hall.access import Actor
from services.tournaments.hall.domain.rights import Role, is_at_least
from services.tournaments.rounds.store import rounds as pairing_store
from services.tournaments.rules.standings import (
    UnknownTieBreak,
    checked_tie_breaks,
    fitting_tie_breaks,
)
from services.tournaments.rules.systems import (
    FIXED_FIELD,
    TEAM_SYSTEMS,
    WrongSettings,
    checked_acceleration,
    checked_settings,
)
from shared import clock
from shared.database import Session, reading, writing
from shared.errors import BadRequest, Conflict


class TournamentExists(Conflict):
    """This event already has a tournament with this uniq_id"""


class TournamentHasStarted(Conflict):
    """This cannot be changed once the first round is paired"""


class TimeControlIncomplete(BadRequest):
    """Without an increment the initial time must not be 0"""


class NotTheirConnection(BadRequest):
    """This event has no such connection"""


# Changing one of these would contradict rounds already paired.
FIXED_ONCE_STARTED = {"system", "initial_colour", "acceleration", "acceleration_limits"}


def create_tournament(actor: Actor, uniq_id: str, given: dict[str, Any]) -> Tournament:
    tournament = Tournament(last_update=clock.now())
    with writing() as session:
        event = store.event(session, uniq_id)
        access.require_role(session, event, actor, Role.ARBITER)
        _require_own_connection(session, event, given)
        _apply(tournament, given)
        tournament.event_id = event.id
        if any(each.uniq_id == tournament.uniq_id for each in store.tournaments(session, event.id)):
            raise TournamentExists
        session.add(tournament)
        _touch(event)
    return tournament


def change_tournament(actor: Actor, tournament_id: int, given: dict[str, Any]) -> Tournament:
    with writing() as session:
        tournament, event = store.locked_tournament(session, tournament_id)
        access.require_role(session, event, actor, Role.ARBITER)
        started = pairing_store.has_started(session, tournament_id)
        if started and (FIXED_ONCE_STARTED & given.keys() or _changes_table(tournament, given)):
            raise TournamentHasStarted
        _require_own_connection(session, event, given)
        _apply(tournament, given)
        if not started:
            move_up(session, tournament, event)
        store.touch(tournament)
        _touch(event)
    return tournament


def _changes_table(tournament: Tournament, given: dict[str, Any]) -> bool:
    """Tables and brackets are drawn up from the settings; what a match is worth is not."""
    drawn_up = tournament.system in FIXED_FIELD - TEAM_SYSTEMS
    return drawn_up and given.get("settings") not in (None, json.loads(tournament.settings))


def delete_tournament(actor: Actor, tournament_id: int) -> None:
    with writing() as session:
        tournament, event = store.locked_tournament(session, tournament_id)
        access.require_role(session, event, actor, Role.ORGANISER)
        session.delete(tournament)
        _touch(event)


@dataclass(frozen=True)
class Seen:
    """A tournament, and whether who looks at it may see what is the arbiters'."""

    tournament: Tournament
    event: Event
    by_arbiter: bool


def seen_tournament(actor: Actor, tournament_id: int) -> Seen:
    with reading() as session:
        tournament, event = store.tournament(session, tournament_id)
        access.require_visible(session, event, actor)
        by_arbiter = is_at_least(access.role_of(session, event, actor), Role.ARBITER)
    return Seen(tournament, event, by_arbiter)


def seen_tournaments(actor: Actor, uniq_id: str) -> list[Seen]:
    with reading() as session:
        event = store.event(session, uniq_id)
        access.require_visible(session, event, actor)
        by_arbiter = is_at_least(access.role_of(session, event, actor), Role.ARBITER)
        rows = store.tournaments(session, event.id)
    return [Seen(row, event, by_arbiter) for row in rows]


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
            changes["settings"] = json.dumps(checked_settings(system, wished))
        if "tie_breaks" in changes or "system" in changes:
            stored = (tournament.tie_breaks or "").split(",")
            names = checked_tie_breaks(changes.get("tie_breaks", stored))
            fitting_tie_breaks(system, names)
            changes["tie_breaks"] = ",".join(names)
        if "acceleration" in changes:
            checked_acceleration(changes["acceleration"])
    except (WrongSettings, UnknownTieBreak) as wrong:
        raise BadRequest(str(wrong)) from None
    if "acceleration_limits" in changes:
        limits = changes["acceleration_limits"]
        changes["acceleration_limits"] = ",".join(str(each) for each in limits)
    for name, value in changes.items():
        setattr(tournament, name, value)
    if tournament.time_control_initial_time == 0 and not tournament.time_control_increment:
        raise TimeControlIncomplete
