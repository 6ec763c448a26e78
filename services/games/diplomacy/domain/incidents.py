"""What went wrong in a game: delays, turns played by default, players who left."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from services.games.diplomacy.domain.attendance import Turn


class Kind(StrEnum):
    DELAY = "delay"
    DISORDER = "disorder"
    DROPOUT = "dropout"


@dataclass(frozen=True)
class TurnTaken:
    """A turn of a role, and who held it."""

    advancement: int
    role: int
    player_id: int
    turn: Turn
    by_default: bool
    excused: bool


@dataclass(frozen=True)
class Dropout:
    """Somebody was replaced."""

    number: int
    role: int
    player_id: int | None
    happened_at: datetime
    excused: bool


@dataclass(frozen=True)
class Incident:
    """`name` is what a master calls it by to excuse it."""

    name: str
    kind: Kind
    role: int
    player_id: int | None
    advancement: int | None
    happened_at: datetime
    hours_late: float
    excused: bool


def incidents_of(turns: Iterable[TurnTaken], dropouts: Iterable[Dropout]) -> list[Incident]:
    """The first one first."""
    found = [_of_turn(taken) for taken in turns if taken.by_default or taken.turn.hours_late]
    found += [
        Incident(
            name_of_dropout(one.number),
            Kind.DROPOUT,
            one.role,
            one.player_id,
            None,
            one.happened_at,
            0.0,
            one.excused,
        )
        for one in dropouts
        if one.player_id is not None
    ]
    return sorted(found, key=lambda incident: (incident.happened_at, incident.role))


def name_of_turn(advancement: int, role: int) -> str:
    return f"turn-{advancement}-{role}"


def name_of_dropout(number: int) -> str:
    return f"dropout-{number}"


def _of_turn(taken: TurnTaken) -> Incident:
    return Incident(
        name_of_turn(taken.advancement, taken.role),
        Kind.DISORDER if taken.by_default else Kind.DELAY,
        taken.role,
        taken.player_id,
        taken.advancement,
        taken.turn.adjudicated_at,
        taken.turn.hours_late,
        taken.excused,
    )
