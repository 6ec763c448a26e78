"""A board being filled at random: units put down one by one, each with at most one order."""

from random import Random

from tests.solver.notation import HOLD
from tests.solver.reference.board import ARMY, COAST, FLEET, LAND, SEA, Board, Unit, board_of


class Draft:
    """Units and orders of a movement phase in the making."""

    def __init__(self, random: Random, variant: str) -> None:
        self.random = random
        self.board: Board = board_of(variant)
        number_of_roles = self.board.variant["roles"]["number"]
        self.roles = random.sample(
            range(1, number_of_roles + 1), random.randint(min(3, number_of_roles), number_of_roles)
        )
        self.regions = range(1, len(self.board.variant["regions"]) + 1)
        self.units: dict[int, Unit] = {}
        self.orders: dict[int, list[int]] = {}

    def place(self, region: int, unit_type: int, near: int | None = None) -> int | None:
        """Puts a unit down, or takes the free one that is there; None if that cannot be.

        With `near`, a fleet is put on a coast from which it reaches that region.
        """
        if region in self.units:
            fits = self.units[region].type == unit_type and region not in self.orders
            return region if fits else None
        zones = sorted(
            zone
            for zone in self.board.zones_of(region)
            if self.board.around[unit_type].get(zone)
            and (near is None or self.reaches(unit_type, zone, near))
        )
        if not zones:
            return None
        role = self.random.choice(self.roles)
        self.units[region] = Unit(role, unit_type, self.random.choice(zones))
        return region

    def reaches(self, unit_type: int, zone: int, region: int) -> bool:
        return self.board.reaches(Unit(0, unit_type, zone), region)

    def place_any(self, region: int, fleet_share: float = 0.5) -> int | None:
        kind = self.board.kind(region)
        fleet = kind == SEA or (kind == COAST and self.random.random() < fleet_share)
        return self.place(region, FLEET if fleet and kind != LAND else ARMY)

    def order(self, region: int, kind: int, other: int = 0, end: int = 0, via: int = 0) -> None:
        """Gives an order; places are regions, written as the zones they stand for."""
        unit = self.units[region]
        passive = self.units[other].zone if other in self.units else other
        self.orders[region] = [unit.role, kind, unit.type, unit.zone, passive, end, via]

    def neighbours(self, region: int) -> list[int]:
        return sorted(self.board.touching[region])

    def without_order(self) -> list[int]:
        return [region for region in self.units if region not in self.orders]

    def phase(self, advancement: int) -> dict:
        """The phase as the adjudicators take it, orders shuffled."""
        orders = [self.orders[region] for region in sorted(self.orders)]
        self.random.shuffle(orders)
        return {
            "phase": "M",
            "advancement": advancement,
            "units": sorted([unit.role, unit.type, unit.zone] for unit in self.units.values()),
            "dislodged": [],
            "forbiddens": [],
            "ownerships": {},
            "orders": orders,
        }

    def hold_all(self) -> None:
        for region in self.without_order():
            self.order(region, HOLD)
