"""Every legal order, put together by unit: what a front-end offers to choose from."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from services.games.diplomacy.domain.needs import adjustment_of
from services.games.diplomacy.domain.orders import Order, OrderType
from services.games.diplomacy.domain.phases import Kind, kind_of
from services.games.diplomacy.domain.positions import Position
from services.games.diplomacy.domain.variants import Variant


@dataclass
class UnitChoices:
    """What one unit may do; supports and convoys by the zone of the unit that is helped."""

    role: int
    unit_type: int
    zone: int
    kinds: list[int] = field(default_factory=list)
    targets: list[int] = field(default_factory=list)  # of moves or retreats
    by_sea: list[int] = field(default_factory=list)  # where it could walk, but may sail
    stands_supported: list[int] = field(default_factory=list)
    moves_supported: dict[int, list[int]] = field(default_factory=dict)
    convoys: dict[int, list[int]] = field(default_factory=dict)


@dataclass
class Adjustment:
    """How many units a role builds or removes, and where it may."""

    role: int
    builds: int
    removals: int
    places: dict[int, list[int]] = field(default_factory=dict)  # unit types by zone
    units: list[int] = field(default_factory=list)  # zones of those that may be removed


@dataclass(frozen=True)
class Choices:
    kind: Kind
    units: list[UnitChoices]
    adjustments: list[Adjustment]


def choices_from(
    variant: Variant, position: Position, advancement: int, orders: Iterable[Order]
) -> Choices:
    """`orders`: every legal one, as the solver lists them."""
    kind = kind_of(advancement)
    if kind is Kind.ADJUSTMENTS:
        return Choices(kind, [], _adjustments(variant, position, orders))
    units: dict[tuple[int, int], UnitChoices] = {}
    for order in orders:
        key = order.role, order.active_zone
        if key not in units:
            units[key] = UnitChoices(order.role, order.unit_type, order.active_zone)
        _add(units[key], order)
    return Choices(kind, list(units.values()), [])


def _add(unit: UnitChoices, order: Order) -> None:
    if order.order_type not in unit.kinds:
        unit.kinds.append(order.order_type)
    match order.order_type:
        case OrderType.MOVE | OrderType.RETREAT:
            (unit.by_sea if order.via_convoy else unit.targets).append(order.destination_zone)
        case OrderType.SUPPORT_HOLD:
            unit.stands_supported.append(order.passive_zone)
        case OrderType.SUPPORT_MOVE:
            pairs = unit.moves_supported.setdefault(order.passive_zone, [])
            pairs.append(order.destination_zone)
        case OrderType.CONVOY:
            unit.convoys.setdefault(order.passive_zone, []).append(order.destination_zone)


def _adjustments(variant: Variant, position: Position, orders: Iterable[Order]) -> list[Adjustment]:
    found: dict[int, Adjustment] = {}
    for order in orders:
        if order.role not in found:
            balance = adjustment_of(variant, position, order.role)
            found[order.role] = Adjustment(order.role, max(balance, 0), max(-balance, 0))
        if order.order_type == OrderType.BUILD:
            found[order.role].places.setdefault(order.active_zone, []).append(order.unit_type)
        else:
            found[order.role].units.append(order.active_zone)
    return list(found.values())
