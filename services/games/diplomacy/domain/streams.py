"""Which events of a game are told to those who listen, under which name, and what they say."""

from collections.abc import Mapping
from typing import Any

# What is recorded -> the name of the event on the wire.
EVENT_NAMES = {
    "started": "started",
    "adjudicated": "adjudicated",
    "message": "message",
    "declaration": "declaration",
    "deadline moved": "deadline_moved",
    "adjudication cancelled": "adjudication_cancelled",
    "paused": "paused",
    "resumed": "resumed",
    "stopped": "stopped",
    "game changed": "changed",
    "game renamed": "renamed",
    "game removed": "removed",
    "game restored": "restored",
    "position rectified": "position_rectified",
    "orders entered by the master": "orders_entered",
    "civil disorder declared": "civil_disorder_declared",
    "civil disorder withdrawn": "civil_disorder_withdrawn",
    "incident excused": "incident_excused",
}
# Who holds what has changed: listeners come again with a new ticket.
SEATS_CHANGED = {
    "started",
    "player replaced",
    "mastership handed over",
    "role assigned",
    "left",
    "player removed",
}
# What is told to its members only: that something of this game may wait for them, or no more.
WAITING_CHANGED = {*EVENT_NAMES, *SEATS_CHANGED, "orders submitted", "orders entered by the master"}


def content_of(
    game_id: int, advancement: int, role: int | None, details: Mapping[str, Any]
) -> dict[str, Any]:
    """What an event says to those who hear it."""
    return {
        "game_id": game_id,
        "advancement": advancement,
        **({} if role is None else {"role_id": role}),
        **details,
    }
