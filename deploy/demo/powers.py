"""A player of Diplomacy who looks no further than the next centre, but looks for that."""

import random
from dataclasses import dataclass
from typing import Any

MOVE, SUPPORT_MOVE, SUPPORT_HOLD, HOLD, CONVOY, RETREAT, DISBAND, BUILD, REMOVE = range(1, 10)
Order = dict[str, Any]


@dataclass(frozen=True)
class Board:
    """What does not change: the region of each coast, and the number of each centre's region."""

    regions: dict[int, int]
    centers: dict[int, int]

    @classmethod
    def of(cls, variant: dict[str, Any]) -> "Board":
        first = len(variant["regions"]) + 1
        coasts = enumerate(variant["coastal_zones"], first)
        return cls(
            {zone: region for zone, (region, _) in coasts},
            {region: number for number, region in enumerate(variant["centers"], 1)},
        )

    def region(self, zone: int) -> int:
        return self.regions.get(zone, zone)


@dataclass
class Power:
    """One role in one phase; `owners` are those of the centres, by the centre's number."""

    board: Board
    role: int
    owners: dict[int, int]
    luck: random.Random

    def orders(self, choices: dict[str, Any], types: dict[int, int]) -> list[Order]:
        """`types` tell the kind of each unit of the role by its zone."""
        if choices["kind"] == "adjustments":
            own = [one for one in choices["adjustments"] if one["role"] == self.role]
            return [order for one in own for order in self._adjust(one, types)]
        units = [unit for unit in choices["units"] if unit["role"] == self.role]
        if choices["kind"] == "retreats":
            return [self._retreat(unit) for unit in units]
        return self._advance(units)

    def _advance(self, units: list[dict[str, Any]]) -> list[Order]:
        """Some go where something is to be won, their neighbours help, the rest comes closer."""
        heading: dict[int, int] = {}  # who goes where, by zone
        for unit in self.luck.sample(units, len(units)):
            wanted = [zone for zone in unit["targets"] if self._is_prey(zone)]
            free = [zone for zone in wanted if self._is_free(zone, heading)]
            if free and self.luck.random() < 0.85:
                heading[unit["zone"]] = self.luck.choice(free)
        return [self._move(unit, heading) for unit in units]

    def _move(self, unit: dict[str, Any], heading: dict[int, int]) -> Order:
        zone = unit["zone"]
        if zone in heading:
            return self._sent(MOVE, unit, destination_zone=heading[zone])
        helped = [
            (other, goal)
            for other, goal in heading.items()
            if goal in unit["moves_supported"].get(str(other), [])
        ]
        if helped and self.luck.random() < 0.8:
            other, goal = self.luck.choice(helped)
            return self._sent(
                SUPPORT_MOVE, unit, passive_unit=self._unit(other), destination_zone=goal
            )
        reached = [goal for goal in unit["targets"] if self._is_free(goal, heading)]
        if reached and self.luck.random() < 0.6:
            heading[zone] = self.luck.choice(reached)
            return self._sent(MOVE, unit, destination_zone=heading[zone])
        return self._sent(HOLD, unit)

    def _retreat(self, unit: dict[str, Any]) -> Order:
        if not unit["targets"]:
            return self._sent(DISBAND, unit)
        return self._sent(RETREAT, unit, destination_zone=self.luck.choice(unit["targets"]))

    def _adjust(self, adjustment: dict[str, Any], types: dict[int, int]) -> list[Order]:
        if adjustment["removals"]:
            zones = self.luck.sample(sorted(adjustment["units"]), adjustment["removals"])
            return [self._placed(REMOVE, types[zone], zone) for zone in zones]
        built: dict[int, Order] = {}
        for place in self.luck.sample(sorted(adjustment["places"]), len(adjustment["places"])):
            kind = self.luck.choice(adjustment["places"][place])
            zone = int(place)
            built.setdefault(self.board.region(zone), self._placed(BUILD, kind, zone))
        return list(built.values())[: adjustment["builds"]]

    def _is_prey(self, zone: int) -> bool:
        center = self.board.centers.get(self.board.region(zone))
        return center is not None and self.owners.get(center) != self.role

    def _is_free(self, zone: int, heading: dict[int, int]) -> bool:
        return self.board.region(zone) not in map(self.board.region, heading.values())

    def _sent(self, kind: int, unit: dict[str, Any], **more: Any) -> Order:
        return self._placed(kind, unit["unit_type"], unit["zone"]) | more

    def _placed(self, kind: int, unit_type: int, zone: int) -> Order:
        active = {"type_unit": unit_type, "role": self.role, "zone": zone}
        return {"order_type": kind, "active_unit": active}

    def _unit(self, zone: int) -> dict[str, int]:
        """Whose and what it is does not matter: a place names a unit."""
        return {"type_unit": 1, "role": self.role, "zone": zone}
