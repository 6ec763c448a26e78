"""Which events of a game a listener hears, and how they are written on the wire."""

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
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
}
# Who holds what has changed: listeners come again with a new ticket.
SEATS_CHANGED = {"player replaced", "mastership handed over"}


@dataclass(frozen=True)
class Happening:
    number: int
    game_id: int
    kind: str
    advancement: int
    role: int | None
    details: Mapping[str, Any]


def hears(happening: Happening, roles: Collection[int]) -> bool:
    return happening.kind in EVENT_NAMES and (happening.role is None or happening.role in roles)


def as_server_sent_event(happening: Happening) -> bytes:
    content = {
        "game_id": happening.game_id,
        "advancement": happening.advancement,
        **({} if happening.role is None else {"role_id": happening.role}),
        **happening.details,
    }
    name, data = EVENT_NAMES[happening.kind], json.dumps(content)
    return f"id: {happening.number}\nevent: {name}\ndata: {data}\n\n".encode()
