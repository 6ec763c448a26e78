"""Units, orders and positions as clients send them."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from services.games.diplomacy.domain.orders import Order
from services.games.diplomacy.domain.positions import Position, Unit
from shared.arguments import Arguments, JsonText

MOST_ZONES = 10_000
LONGEST_GAME = 100_000  # advancements


class Sent(BaseModel):
    """Base of what is sent inside a parameter."""

    model_config = ConfigDict(extra="forbid")


class SentUnit(Sent):
    """A unit, and the region its attacker came from if it was dislodged."""

    type_unit: Literal[1, 2]
    role: int = Field(ge=1)
    zone: int = Field(ge=1, le=MOST_ZONES)
    dislodged_origin: int | None = None
    fake: Literal[0] | None = None  # a fake unit exists only inside the orders of its role


class SentOrder(Sent):
    """An order: 1 move, 2 support a move, 3 support a hold, 4 hold, 5 convoy, 6 retreat,
    7 disband, 8 build, 9 remove."""

    order_type: int = Field(ge=1, le=9)
    active_unit: SentUnit
    passive_unit: SentUnit | None = None
    destination_zone: int = Field(0, ge=0, le=MOST_ZONES)
    via_convoy: bool = False


class SentOwnership(Sent):
    """Who owns a center."""

    center_num: int
    role: int


class SentRegion(Sent):
    """A region nobody may retreat to."""

    region_num: int


class SentPosition(Arguments):
    """A position of one's own, on the map of a variant."""

    variant_name: str = Field(examples=["standard"], description="The name of the variant.")
    center_ownerships: JsonText[list[SentOwnership]] = Field(
        max_length=MOST_ZONES,
        examples=[[{"center_num": 17, "role": 3}]],
        description="Who owns which center.",
    )
    units: JsonText[list[SentUnit]] = Field(
        max_length=MOST_ZONES,
        examples=[[{"type_unit": 1, "role": 3, "zone": 40}]],
        description="The units; a dislodged one says where its attacker came from.",
    )
    forbiddens: JsonText[list[int | SentRegion]] = Field(
        default=[],
        max_length=MOST_ZONES,
        examples=[[]],
        description="Regions nobody may retreat to.",
    )
    advancement: int = Field(
        0, ge=0, le=LONGEST_GAME, examples=[0], description="Modulo 5 it gives the phase."
    )

    @property
    def position(self) -> Position:
        return position_from(self.center_ownerships, self.units, self.forbiddens)


ORDER_EXAMPLE: dict[str, Any] = {
    "order_type": 1,
    "active_unit": {"type_unit": 1, "role": 3, "zone": 40},
    "destination_zone": 53,
}


def orders_from(sent: Iterable[SentOrder]) -> list[Order]:
    return [
        Order(
            order.active_unit.role,
            order.order_type,
            order.active_unit.type_unit,
            order.active_unit.zone,
            order.passive_unit.zone if order.passive_unit else 0,
            order.destination_zone,
            order.via_convoy,
        )
        for order in sent
    ]


def position_from(
    ownerships: Sequence[SentOwnership],
    units: Sequence[SentUnit],
    forbiddens: Sequence[int | SentRegion] = (),
) -> Position:
    standing: dict[int, tuple[Unit, ...]] = {}
    dislodged: dict[int, tuple[Unit, ...]] = {}
    for unit in units:
        group = standing if unit.dislodged_origin is None else dislodged
        group[unit.role] = (
            *group.get(unit.role, ()),
            Unit(unit.type_unit, unit.zone, unit.dislodged_origin),
        )
    return Position(
        ownerships={owned.center_num: owned.role for owned in ownerships},
        units=standing,
        dislodged=dislodged,
        forbiddens=tuple(
            region if isinstance(region, int) else region.region_num for region in forbiddens
        ),
    )
