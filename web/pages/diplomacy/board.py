"""The board of a game in the reader's words: zones, units, roles, and orders as people say them."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from web.language import gettext as _
from web.language import language
from web.numbers import whole_numbers

ARMY, FLEET = 1, 2
MASTER = 0
ELIDED = re.compile(r"\bde (?=[AEIOUÉÈÊÎÔÂ])")
COAST = re.compile(r"\((\w+)\)$")
LETTERS = {"fr": tuple("TSCRA"), "en": tuple("HSCRD")}  # hold, support, convoy, retreat, disband


class OrderType(IntEnum):
    MOVE, SUPPORT_MOVE, SUPPORT_HOLD, HOLD, CONVOY, RETREAT, DISBAND, BUILD, REMOVE = range(1, 10)


HELPING = {OrderType.SUPPORT_MOVE, OrderType.SUPPORT_HOLD, OrderType.CONVOY}


@dataclass(frozen=True)
class Order:
    """One order; zones are 0 where it has none."""

    type: int
    unit_type: int
    active: int
    passive: int = 0
    target: int = 0
    by_sea: bool = False

    @property
    def value(self) -> str:
        """As fields of forms carry it."""
        numbers = (self.type, self.unit_type, self.active, self.passive, self.target)
        return ".".join(map(str, (*numbers, int(self.by_sea))))


def order_of_value(value: str) -> Order | None:
    """None for what no form of ours sends."""
    parts = value.split(".")
    numbers = whole_numbers(parts)
    if len(parts) != 6 or len(numbers) != 6:
        return None
    kind, unit_type, active, passive, target, by_sea = numbers
    return Order(kind, unit_type, active, passive, target, bool(by_sea))


@dataclass(frozen=True)
class Unit:
    role: int
    unit_type: int
    zone: int


class Board:
    """The names of a variant in the reader's language, and the units one sees on it."""

    def __init__(self, display: Mapping[str, Any], position: Mapping[str, Any] | None):
        self.display, self.zones = display, display["zones"]
        self.units = _units(position, "units")
        self.dislodged = _units(position, "dislodged_ones")
        self._standing = {self.region(unit.zone): unit for unit in self.units}

    def title(self, zone: int) -> str:
        known = self.zones.get(str(zone))
        if known is None:
            return _("a place one does not see")
        coast = self._coast(zone)
        if not coast:
            return known["title"]
        name = _coast_name(coast)
        return f"{self.title(known['region'])} ({name})" if name else known["title"]

    def region(self, zone: int) -> int:
        known = self.zones.get(str(zone))
        return known["region"] if known else 0

    def role(self, role: int) -> str:
        return _("Game master") if role == MASTER else self.display["roles"][str(role)]["name"]

    def unit_name(self, unit_type: int, zone: int) -> str:
        name = _("Fleet of %(place)s") if unit_type == FLEET else _("Army of %(place)s")
        said = name % {"place": self.title(zone)}
        return ELIDED.sub("d’", said) if language() == "fr" else said

    def unit_at(self, zone: int) -> Unit | None:
        return self._standing.get(self.region(zone))

    def place(self, zone: int, *, dislodged: bool = False) -> Sequence[float]:
        """Where a unit stands on the picture."""
        drawn = self.display["map"]
        if not dislodged and str(zone) in drawn["coasts"]:
            return drawn["coasts"][str(zone)]
        return drawn["regions"][str(self.region(zone))]["dislodged" if dislodged else "unit"]

    def said(self, order: Order) -> str:
        """What the unit does, without naming the unit."""
        helped, target = self.title(order.passive), self.title(order.target)
        match order.type:
            case OrderType.MOVE:
                return f"→ {target}" + (" " + _("by sea") if order.by_sea else "")
            case OrderType.RETREAT:
                return f"→ {target}"
            case OrderType.HOLD:
                return _("holds")
            case OrderType.SUPPORT_HOLD:
                return _("supports %(place)s", place=helped)
            case OrderType.SUPPORT_MOVE:
                return _("supports %(place)s", place=f"{helped} → {target}")
            case OrderType.CONVOY:
                return _("convoys %(place)s", place=f"{helped} → {target}")
            case OrderType.DISBAND:
                return _("disbands")
            case OrderType.REMOVE:
                return _("removed: %(unit)s", unit=self.unit_name(order.unit_type, order.active))
        return _("built: %(unit)s", unit=self.unit_name(order.unit_type, order.active))

    def written(self, order: Order) -> str:
        """In the classic notation, as the services read it."""
        hold, support, convoy, retreat, disband = LETTERS[language()]
        code = self._code
        unit = f"{_letter(order.unit_type)} {code(order.active)}"
        match order.type:
            case OrderType.MOVE:
                return f"{unit} - {code(order.target)}" + (" VIA" if order.by_sea else "")
            case OrderType.HOLD:
                return f"{unit} {hold}"
            case OrderType.SUPPORT_HOLD:
                return f"{unit} {support} {self._helped(order)}"
            case OrderType.SUPPORT_MOVE:
                return f"{unit} {support} {self._helped(order)} - {code(order.target)}"
            case OrderType.CONVOY:
                return f"{unit} {convoy} {self._helped(order)} - {code(order.target)}"
            case OrderType.RETREAT:
                return f"{unit} {retreat} {code(order.target)}"
            case OrderType.DISBAND:
                return f"{unit} {disband}"
        return f"{'+' if order.type == OrderType.BUILD else '-'} {unit}"

    def _helped(self, order: Order) -> str:
        unit = self.unit_at(order.passive)
        code = self._code(order.passive)
        return f"{_letter(unit.unit_type)} {code}" if unit else code

    def _code(self, zone: int) -> str:
        """PAR, and SPAsc for a special coast, which has no name of its own."""
        known = self.zones.get(str(zone))
        if known is None:
            return "?"
        return self.zones[str(known["region"])]["name"].upper() + self._coast(zone)

    def _coast(self, zone: int) -> str:
        """nc, ec, sc, wc; as its title says it."""
        known = self.zones[str(zone)]
        found = COAST.search(known["title"]) if known["region"] != zone else None
        return found[1] if found else ""


def _coast_name(coast: str) -> str:
    return {
        "nc": _("north coast"),
        "ec": _("east coast"),
        "sc": _("south coast"),
        "wc": _("west coast"),
    }.get(coast, "")


def _letter(unit_type: int) -> str:
    return "F" if unit_type == FLEET else "A"


def _units(position: Mapping[str, Any] | None, key: str) -> list[Unit]:
    found = (position or {}).get(key, {})
    return [Unit(int(role), row[0], row[1]) for role, rows in found.items() for row in rows]
