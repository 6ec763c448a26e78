"""Units, orders and what became of them, numbered as everybody numbers them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from services.solver.domain.phases import Phase, phase_of
from services.solver.domain.variants import Variant

Row = tuple[int, ...] | list[int]  # of a table, as the engine takes it


class UnitType(IntEnum):
    ARMY, FLEET = 1, 2


class OrderType(IntEnum):
    MOVE, SUPPORT_MOVE, SUPPORT_HOLD, HOLD, CONVOY, RETREAT, DISBAND, BUILD, REMOVE = range(1, 10)


class Order(NamedTuple):
    """Unit type 0 is "whatever stands there"; zones that do not apply are 0."""

    role: int
    type: int
    unit_type: int
    active: int
    passive: int = 0
    destination: int = 0
    via_convoy: int = 0


class AdjacentConvoy(IntEnum):
    """DATC 4.A.3: without a complete convoy an army that meant to sail next door stays or walks."""

    DATC3, DATC2 = range(2)


class Removal(IntEnum):
    """DATC 4.D.8: civil disorder removes what is farthest from home, or from any owned center."""

    HOME, OWNED = range(2)


class ConvoyRetreat(IntEnum):
    """DATC 4.A.5: retreats to where a convoyed attacker came from. DOUBT is for positions that
    name that region as if the attacker had walked: allowed where a convoy was possible."""

    ALLOWED, FORBIDDEN, DOUBT = range(3)


class Rules(NamedTuple):
    """What an association may choose; the defaults are ours."""

    adjacent_convoy: AdjacentConvoy = AdjacentConvoy.DATC3
    removal: Removal = Removal.HOME
    convoy_retreat: ConvoyRetreat = ConvoyRetreat.ALLOWED


OUR_RULES = Rules()


class Position(NamedTuple):
    """A position, as the engine takes and gives it."""

    units: Sequence[Row] = ()
    dislodged: Sequence[Row] = ()
    forbiddens: Sequence[int] = ()
    ownerships: Mapping[int, int] = MappingProxyType({})


@dataclass(frozen=True)
class Question:
    """What the engine is asked: the orders of `role` only, or of all roles if it is 0."""

    variant: Variant
    advancement: int
    position: Position
    orders: Sequence[Row] = ()
    role: int = 0
    strict: bool = False
    rules: Rules = OUR_RULES

    @property
    def phase(self) -> Phase:
        return phase_of(self.advancement)

    @cached_property
    def unit_in(self) -> dict[int, Row]:
        """The units by region; of two in one region the dislodged one, for that one is ordered."""
        regions, position = self.variant.region_numbers, self.position
        return {regions[unit[2]]: unit for unit in (*position.units, *position.dislodged)}


class Result(IntEnum):
    SUCCEEDS, BOUNCED, CUT, UNMATCHED, DISRUPTED, PARADOX, ILLEGAL, DISBANDED = range(1, 9)


class Section(IntEnum):
    """The table of the request a refusal is about; ROLE: its row is a role."""

    HEADER, UNITS, DISLODGED, FORBIDDENS, OWNERSHIPS, ORDERS, ROLE = range(7)


class Flag:
    """Bits of an outcome's flags: plain numbers, since an IntFlag takes ten times as long."""

    DISLODGED, DESTROYED, INVENTED, CONVOYED, FACED = 1, 2, 4, 8, 16


class Outcome(NamedTuple):
    """What became of an order and why. `other` is the zone of the unit that bounced or cut it, or
    of the fleet that broke its convoy; `attacker` the zone of the one that dislodged the unit."""

    row: int  # of the order, -1 if nobody gave it
    role: int
    type: int
    unit_type: int
    zone: int
    passive: int
    destination: int
    result: int
    reason: int
    other: int
    strength: int
    other_strength: int
    flags: int
    attacker: int
    list_start: int
    route_length: int
    retreats_length: int


class Adjudication(NamedTuple):
    """The position after, and the outcome of each order, then of those nobody gave."""

    position: Position
    outcomes: Sequence[Outcome]
    zones: Sequence[int]  # the lists the outcomes point into
    reasons: Sequence[str]  # the names of all there are, by the engine's numbers

    def reason_of(self, outcome: Outcome) -> str:
        """Why the order is illegal."""
        return self.reasons[outcome.reason]

    def route_of(self, outcome: Outcome) -> Sequence[int]:
        """The seas a convoyed army crossed."""
        return self.zones[outcome.list_start : outcome.list_start + outcome.route_length]

    def retreats_of(self, outcome: Outcome) -> Sequence[int]:
        """Where the dislodged unit may go."""
        start = outcome.list_start + outcome.route_length
        return self.zones[start : start + outcome.retreats_length]


class Refused(Exception):
    """The engine will not take the request: what is wrong first, and where."""

    def __init__(self, reason: str, section: Section, row: int):
        super().__init__(f"{reason} in {section.name} {row}")
        self.reason, self.section, self.row = reason, section, row
