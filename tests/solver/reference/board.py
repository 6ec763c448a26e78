"""The board of a variant: zones, who touches whom, and the units standing on it."""

import json
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from services.solver import variants

ARMY, FLEET = 1, 2
COAST, LAND, SEA = 1, 2, 3


@dataclass(frozen=True)
class Unit:
    role: int
    type: int
    zone: int


class Board:
    """A variant seen as a board. A zone is a region or one of the special coasts of a region."""

    def __init__(self, variant: dict) -> None:
        self.variant = variant
        count = len(variant["regions"])
        self.region_of = {region: region for region in range(1, count + 1)}
        for zone, (region, _) in enumerate(variant["coastal_zones"], start=count + 1):
            self.region_of[zone] = region
        self.around = {
            unit_type: {int(zone): set(others) for zone, others in graph.items()}
            for unit_type, graph in zip((ARMY, FLEET), variant["neighbouring"], strict=True)
        }
        self.center_at = {region: rank for rank, region in enumerate(variant["centers"], start=1)}

    def kind(self, region: int) -> int:
        return self.variant["regions"][region - 1]

    def zones_of(self, region: int) -> set[int]:
        """The region itself and its special coasts."""
        return {zone for zone, whose in self.region_of.items() if whose == region}

    def reachable(self, unit: Unit) -> set[int]:
        """The zones next to a unit that it can enter."""
        return self.around[unit.type].get(unit.zone, set())

    def reaches(self, unit: Unit, region: int) -> bool:
        """Can the unit enter the region, on whichever coast?"""
        return any(self.region_of[zone] == region for zone in self.reachable(unit))

    def destination(self, unit: Unit, zone: int) -> int | None:
        """The neighbouring zone meant by an order to go to a zone, if there is just one.

        Armies know no coasts (DATC 4.B.6); a fleet told only the region goes to the one coast
        it can reach (4.B.2), and nowhere when there are two (4.B.1).
        """
        if unit.type == ARMY:
            zone = self.region_of.get(zone, 0)
        if zone in self.reachable(unit):
            return zone
        coasts = [near for near in self.reachable(unit) if self.region_of[near] == zone]
        return coasts[0] if len(coasts) == 1 else None

    @cached_property
    def touching(self) -> dict[int, set[int]]:
        """Regions next to one another by land or by water."""
        regions: dict[int, set[int]] = {}
        for graph in self.around.values():
            for zone, others in graph.items():
                near = regions.setdefault(self.region_of[zone], set())
                near.update(self.region_of[other] for other in others)
        return regions

    def steps(self, start: Iterable[int]) -> dict[int, int]:
        """How many regions lie between the nearest start and each region, over land and sea."""
        steps = dict.fromkeys(start, 0)
        waiting = deque(steps)
        while waiting:
            region = waiting.popleft()
            for near in self.touching.get(region, ()):
                if near not in steps:
                    steps[near] = steps[region] + 1
                    waiting.append(near)
        return steps


@lru_cache
def board_of(name: str) -> Board:
    path = Path(variants.__file__).parent / f"{name}.json"
    return Board(json.loads(path.read_text(encoding="utf-8")))
