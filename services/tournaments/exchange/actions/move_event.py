"""Write a whole event into a file, and make an event from one."""

import json
from typing import Any

from services.tournaments.entries.actions.manage_tournament import add_tournament
from services.tournaments.entries.store import registrations, tournaments
from services.tournaments.entries.tables import Tournament
from services.tournaments.exchange.actions.export_tournament import source, without_birthdays
from services.tournaments.exchange.actions.import_tournament import store_content
from services.tournaments.exchange.domain.event_files import (
    FIELDS,
    OF_EVENT,
    OF_PLAYERS,
    PERSONAL,
    EventFile,
    event_json,
    read_event_file,
)
from services.tournaments.exchange.domain.files import Content, UnreadableFile
from services.tournaments.exchange.domain.json_files import tournament_json
from services.tournaments.hall import store
from services.tournaments.hall.access import require_role, require_visible
from services.tournaments.hall.actions.manage_event import found_event
from services.tournaments.hall.domain.rights import Role
from services.tournaments.hall.tables import Event
from services.tournaments.rounds.actions.award_prizes import group_as_json, store_prizes
from services.tournaments.rounds.store import prizes
from shared.confined import confined
from shared.database import Session, reading, writing
from shared.errors import BadRequest
from shared.members import Caller, Member

LEFT_OPEN = ("status", "planned_rounds", "rate_of_play", "report_type", "first_day", "last_day")


def event_file(caller: Caller, uniq_id: str, *, personal: bool) -> str:
    """Birthdays, addresses, telephones and money only for arbiters who ask for them."""
    with reading() as session:
        event = store.event(session, uniq_id)
        require_visible(session, event, caller)
        if personal:
            require_role(session, event, caller, Role.ARBITER)
        rows = tournaments.tournaments(session, event.id)
        listed = [_tournament_json(session, row, event, personal) for row in rows]
    told = {name: getattr(event, name) for name in OF_EVENT}
    told |= {"start": event.start.isoformat(), "stop": event.stop.isoformat()}
    return event_json(told, listed)


def _tournament_json(
    session: Session, tournament: Tournament, event: Event, personal: bool
) -> dict[str, Any]:
    found = source(session, tournament, event)
    competition = found.competition if personal else without_birthdays(found.competition)
    kept = (found.unknown_members, found.unknown_columns) if personal else ()
    rows = registrations.in_start_order(registrations.registrations(session, tournament.id))
    told = [name for name in OF_PLAYERS if personal or name not in PERSONAL]
    given = {name: getattr(tournament, name) for name in FIELDS} | {
        "settings": json.loads(tournament.settings),
        "tie_breaks": [name for name in tournament.tie_breaks.split(",") if name],
        "acceleration_limits": [int(n) for n in tournament.acceleration_limits.split(",") if n],
        "deputy_arbiters": [name for name in tournament.deputy_arbiters.split("; ") if name],
    }
    return {
        "tournament": given,
        "content": tournament_json(competition, *kept) if competition.entrants else None,
        "players": {
            number: {name: getattr(row, name) for name in told if getattr(row, name)}
            for number, row in enumerate(rows, start=1)
        },
        "prizes": [group_as_json(row) for row in prizes.prizes(session, tournament.id)],
    }


def read_event(content: str) -> EventFile:
    try:
        return confined(read_event_file, content)
    except UnreadableFile as wrong:
        raise BadRequest(str(wrong)) from None


def import_event(
    caller: Member,
    event: dict[str, Any],
    parts: list[tuple[dict[str, Any], Content, list[dict[str, Any]]]],
) -> Event:
    """A new event of the caller's with all its tournaments and prizes, or nothing."""
    with writing() as session:
        made = found_event(session, caller, event)
        for given, content, groups in parts:
            tournament = add_tournament(session, made, given)
            store_prizes(session, tournament.id, groups)
            if content.competition.entrants:
                store_content(session, tournament, content)
            # The content tells what its reports say; the file knows which of it was left open.
            for name in LEFT_OPEN:
                setattr(tournament, name, given[name])
            tournament.tie_breaks = ",".join(given["tie_breaks"])
    return made
