"""The standard map for pure tests."""

import json
from pathlib import Path

from services.games.diplomacy.domain.positions import Position, Unit, start_position
from services.games.diplomacy.domain.variants import variant_from
from shared.config import ROOT

VARIANTS: Path = ROOT / "services" / "solver" / "variants"
STANDARD = variant_from("standard", json.loads((VARIANTS / "standard.json").read_text()))
WINTER = variant_from("winter_1900", json.loads((VARIANTS / "winter_1900.json").read_text()))
START = start_position(STANDARD)


def owning(**counts: int) -> Position:
    """A position in which role_1 owns so many centers, role_2 the next ones, and so on."""
    centers = iter(range(1, 35))
    return Position(
        ownerships={
            next(centers): int(role.removeprefix("role_"))
            for role, count in counts.items()
            for _ in range(count)
        },
        units={},
    )


def with_units(position: Position, **zones: list[tuple[int, int]]) -> Position:
    return Position(
        position.ownerships,
        {
            int(role.removeprefix("role_")): tuple(Unit(*unit) for unit in units)
            for role, units in zones.items()
        },
    )
