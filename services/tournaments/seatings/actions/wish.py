"""What a player likes: roles, sitting out, playing twice."""

import json
from typing import Any

from services.tournaments.entries.access import lock_unarchived
from services.tournaments.entries.store import registrations, tournaments
from services.tournaments.entries.tables import Registration
from services.tournaments.hall.access import require_role
from services.tournaments.hall.domain.rights import Role
from services.tournaments.seatings.actions.seat_rounds import settings_of
from services.tournaments.seatings.refusals import NotTheirRole
from services.tournaments.seatings.store import seats as store
from shared.database import Session, reading, writing
from shared.members import Caller


def read_wish(caller: Caller, registration_id: int) -> dict[str, Any]:
    with reading() as session:
        entry = _own_entry(session, caller, registration_id)
        wish = store.wishes(session, entry.tournament_id).get(registration_id)
    if wish is None:
        return {"roles": [], "sits_out_gladly": False, "plays_twice_gladly": False}
    return {
        "roles": json.loads(wish.roles),
        "sits_out_gladly": wish.sits_out_gladly,
        "plays_twice_gladly": wish.plays_twice_gladly,
    }


def set_wish(
    caller: Caller, registration_id: int, roles: list[str], sits_out: bool, plays_twice: bool
) -> None:
    with writing() as session:
        entry = _own_entry(session, caller, registration_id)
        tournament, _ = lock_unarchived(session, entry.tournament_id)
        known = settings_of(tournament).roles
        if not set(roles) <= set(known) or len(set(roles)) < len(roles):
            raise NotTheirRole
        store.save_wish(session, registration_id, roles, sits_out, plays_twice)
        tournaments.touch(tournament)


def _own_entry(session: Session, caller: Caller, registration_id: int) -> Registration:
    entry = registrations.registration(session, registration_id)
    if entry.player_id is None or entry.player_id != caller.player_id:
        _, event = tournaments.tournament(session, entry.tournament_id, caller.player_id)
        require_role(session, event, caller, Role.CLERK)
    return entry
