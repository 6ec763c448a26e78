"""What the master did in a game, for those who play in it."""

import json
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import NotInCharge
from services.games.diplomacy.store import events, games, seats
from shared.database import reading

KINDS = (
    "adjudicated",
    "position rectified",
    "orders entered by the master",
    "civil disorder declared",
    "civil disorder withdrawn",
    "adjudication cancelled",
    "deadline moved",
    "player replaced",
    "replacement wanted",
    "paused",
    "resumed",
    "mastership handed over",
    "role assigned",
    "started",
    "stopped",
    "game changed",
    "game renamed",
    "player put in",
    "player removed",
    "game removed",
    "game restored",
    "incident excused",
)


@dataclass(frozen=True)
class Entry:
    happened_at: datetime
    kind: str
    advancement: int
    details: dict[str, Any]


def log_of(game_id: int, player_id: int) -> list[Entry]:
    """What concerns the orders of one role is only its own to know until they are played, in the
    fog until the game is stopped."""
    with reading() as session:
        game = games.game(session, game_id)
        own = seats.roles_of_player(session, game_id, player_id)
        if not own:
            raise NotInCharge
        found = events.events_of(session, game_id, KINDS)
    hidden = game.fog and game.current_state != State.STOPPED
    return [
        Entry(event.happened_at, event.kind, event.advancement, json.loads(event.details))
        for event in found
        if event.role_id is None
        or MASTER in own
        or event.role_id in own
        or (event.advancement < game.current_advancement and not hidden)
    ]
