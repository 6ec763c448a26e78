"""Adjustments: builds, removals, and removals in civil disorder."""

from dataclasses import dataclass

from .board import ARMY, LAND, Board, Unit
from .orders import BUILD, REMOVE, RawOrder
from .retreats import is_for

HOME, OWNED = "home", "owned"
OUT_OF_REACH = 1_000_000


@dataclass(frozen=True)
class Winter:
    """The board at the end of a year, and how civil disorder measures distance (DATC 4.D.8)."""

    board: Board
    units: list[Unit]
    ownerships: dict[int, int]
    removal_distance: str = HOME

    def units_of(self, role: int) -> list[Unit]:
        return [unit for unit in self.units if unit.role == role]

    def centers_of(self, role: int) -> list[int]:
        return [center for center, owner in self.ownerships.items() if owner == role]

    def surplus(self, role: int) -> int:
        """Builds allowed if positive, removals due if negative."""
        return len(self.centers_of(role)) - len(self.units_of(role))

    def may_build(self, role: int, region: int) -> bool:
        """On an own center that is free, and at home unless the variant builds everywhere."""
        center = self.board.center_at.get(region, 0)
        variant = self.board.variant
        at_home = center in variant["start_centers"][role - 1] or variant.get("build_everywhere")
        taken = {self.board.region_of[unit.zone] for unit in self.units}
        return bool(at_home) and self.ownerships.get(center) == role and region not in taken

    def built_unit(self, raw: RawOrder) -> Unit | None:
        """The unit a build order makes, or None if it is illegal."""
        region = self.board.region_of.get(raw.active)
        if region is None or not self.may_build(raw.role, region):
            return None
        if raw.unit_type == ARMY:
            return Unit(raw.role, ARMY, region)
        zones = self.board.zones_of(region) - {region} or {region}
        if self.board.kind(region) == LAND or raw.active not in zones:
            return None
        return Unit(raw.role, raw.unit_type, raw.active)

    def builds(self, role: int, raw_orders: list[RawOrder]) -> list[Unit]:
        """The first legal builds, one to a region, as many as are allowed."""
        built: dict[int, Unit] = {}
        for raw in raw_orders:
            unit = self.built_unit(raw) if (raw.role, raw.kind) == (role, BUILD) else None
            if unit and len(built) < self.surplus(role):
                built.setdefault(self.board.region_of[unit.zone], unit)
        return list(built.values())

    def removals(self, role: int, raw_orders: list[RawOrder]) -> list[Unit]:
        """The first legal removals, then the farthest units until enough are gone."""
        due = max(0, -self.surplus(role))
        removed: list[Unit] = []
        for raw in raw_orders:
            if raw.kind == REMOVE and raw.role == role:
                removed += [unit for unit in self.units_of(role) if is_for(self.board, raw, unit)]
        disorder = sorted(self.units_of(role), key=self.civil_disorder_rank)
        return list(dict.fromkeys(removed + disorder))[:due]

    def civil_disorder_rank(self, unit: Unit) -> tuple[int, int, int]:
        """Sorts first who goes first: the farthest, then fleets, then by name of the region."""
        region = self.board.region_of[unit.zone]
        return -self.distance(unit), -unit.type, region

    def distance(self, unit: Unit) -> int:
        if self.removal_distance == OWNED:
            centers = self.board.variant["centers"]
            owned = [centers[center - 1] for center in self.centers_of(unit.role)]
            return self.board.steps(owned).get(self.board.region_of[unit.zone], OUT_OF_REACH)
        table = self.board.variant["distancing"][unit.type - 1][unit.role - 1]
        return table.get(str(unit.zone), OUT_OF_REACH)
