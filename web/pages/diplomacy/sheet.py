"""The sheet of orders of one role: a slot per unit, or per build, with every legal order."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from web.language import gettext as _
from web.pages.diplomacy.board import HELPING, Board, Order, OrderType

KINDS = (
    OrderType.MOVE,
    OrderType.RETREAT,
    OrderType.HOLD,
    OrderType.DISBAND,
    OrderType.SUPPORT_HOLD,
    OrderType.SUPPORT_MOVE,
    OrderType.CONVOY,
)


@dataclass(frozen=True)
class Option:
    value: str
    label: str


@dataclass
class Slot:
    """A unit that waits for its order, or a build or removal that waits for its place."""

    name: str
    zone: int  # 0: of a build or removal, which may be anywhere
    unit_type: int
    groups: Mapping[str, list[Option]]
    chosen: str = ""
    fault: str = ""

    @property
    def label(self) -> str:
        """What is chosen, in words."""
        every = (option for options in self.groups.values() for option in options)
        return next((option.label for option in every if option.value == self.chosen), "")

    def choose(self, order: Order, board: Board) -> None:
        """In the fog also what could not be listed."""
        values = {option.value for options in self.groups.values() for option in options}
        if order.value not in values:
            self.groups.setdefault(_("Not seen"), []).append(  # type: ignore[attr-defined]
                Option(order.value, board.said(order))
            )
        self.chosen = order.value


@dataclass
class Sheet:
    """All slots of a role in one phase."""

    role: int
    kind: str
    slots: list[Slot] = field(default_factory=list)
    builds: int = 0
    removals: int = 0

    @property
    def done(self) -> int:
        return sum(bool(slot.chosen) for slot in self.slots)

    def fill(self, orders: Iterable[Order], board: Board) -> None:
        """Choose what was stored or typed."""
        free = [slot for slot in self.slots if not slot.zone]
        by_zone = {board.region(slot.zone): slot for slot in self.slots if slot.zone}
        for order in orders:
            slot = by_zone.get(board.region(order.active))
            if slot is None and free:
                slot = free.pop(0)
            if slot is not None:
                slot.choose(as_listed(order, board), board)


def sheet_of(choices: Mapping[str, Any], role: int, board: Board) -> Sheet:
    sheet = Sheet(role, choices["kind"])
    for unit in choices["units"]:
        if unit["role"] == role:
            sheet.slots.append(_slot_of_unit(unit, board))
    for one in choices["adjustments"]:
        if one["role"] == role:
            sheet.builds, sheet.removals = one["builds"], one["removals"]
            sheet.slots += _slots_of_winter(one, board)
    return sheet


def _slot_of_unit(unit: Mapping[str, Any], board: Board) -> Slot:
    groups: dict[str, list[Option]] = {}
    orders = sorted(_orders_of_unit(unit, board), key=lambda order: KINDS.index(order.type))
    for order in orders:
        groups.setdefault(_group(order.type), []).append(Option(order.value, board.said(order)))
    return Slot(
        board.unit_name(unit["unit_type"], unit["zone"]), unit["zone"], unit["unit_type"], groups
    )


def _orders_of_unit(unit: Mapping[str, Any], board: Board) -> list[Order]:
    """Of supports and convoys the coast does not matter: one for each region."""
    kinds, type_and_zone = set(unit["kinds"]), (unit["unit_type"], unit["zone"])
    going = OrderType.RETREAT if OrderType.RETREAT in kinds else OrderType.MOVE
    found = [Order(going, *type_and_zone, target=zone) for zone in unit["targets"]]
    found += [Order(going, *type_and_zone, target=zone, by_sea=True) for zone in unit["by_sea"]]
    found += [
        Order(kind, *type_and_zone) for kind in (OrderType.HOLD, OrderType.DISBAND) if kind in kinds
    ]
    found += [
        Order(OrderType.SUPPORT_HOLD, *type_and_zone, zone) for zone in unit["stands_supported"]
    ]
    for kind, helped in (
        (OrderType.SUPPORT_MOVE, unit["moves_supported"]),
        (OrderType.CONVOY, unit["convoys"]),
    ):
        for passive, targets in helped.items():
            regions = dict.fromkeys(board.region(zone) for zone in targets)
            found += [Order(kind, *type_and_zone, int(passive), region) for region in regions]
    return found


def as_listed(order: Order, board: Board) -> Order:
    """A stored support may name a coast; the list does not."""
    if order.type not in HELPING or not order.target:
        return order
    region = board.region(order.target)
    return Order(order.type, order.unit_type, order.active, order.passive, region)


def _slots_of_winter(one: Mapping[str, Any], board: Board) -> list[Slot]:
    if one["builds"]:
        orders = [
            Order(OrderType.BUILD, kind, int(zone))
            for zone, kinds in one["places"].items()
            for kind in kinds
        ]
        name = _("Build")
    else:
        types = {unit.zone: unit.unit_type for unit in board.units}
        orders = [Order(OrderType.REMOVE, types.get(zone, 1), zone) for zone in one["units"]]
        name = _("Removal")
    options = [
        Option(order.value, board.unit_name(order.unit_type, order.active)) for order in orders
    ]
    count = one["builds"] or one["removals"]
    return [
        Slot(f"{name} {number}" if count > 1 else name, 0, 0, {name: list(options)})
        for number in range(1, count + 1)
    ]


def _group(kind: int) -> str:
    if kind in (OrderType.MOVE, OrderType.RETREAT):
        return _("Go")
    if kind in (OrderType.HOLD, OrderType.DISBAND):
        return _("Stay")
    return _("Convoy") if kind == OrderType.CONVOY else _("Support")


def stored_orders(own: Mapping[str, Any], role: int, board: Board, retreating: bool) -> list[Order]:
    """The orders of a role as the services keep them."""
    standing = board.dislodged if retreating else board.units
    types = {unit.zone: unit.unit_type for unit in standing if unit.role == role}
    types |= {row[2]: row[1] for row in own["fake_units"] if row[3] == role}
    via = set(own["via_convoy"])
    return [
        Order(kind, types.get(active, 1), active, passive, target, active in via)
        for _game, owner, kind, active, passive, target in own["orders"]
        if owner == role
    ]


def orders_as_sent(orders: Sequence[Order], role: int, board: Board) -> list[dict[str, Any]]:
    """As /game-orders takes them."""
    sent = []
    for order in orders:
        row: dict[str, Any] = {
            "order_type": order.type,
            "active_unit": {"type_unit": order.unit_type, "role": role, "zone": order.active},
            "destination_zone": order.target,
            "via_convoy": order.by_sea,
        }
        if order.passive:
            unit = board.unit_at(order.passive)
            row["passive_unit"] = {
                "type_unit": unit.unit_type if unit else 1,
                "role": unit.role if unit else role,
                "zone": order.passive,
            }
        sent.append(row)
    return sent
