"""Classic notation of orders, French and English alike: `A PAR - BUR`, `F MID C A BRE - SPA`."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from services.solver.domain.names import Names
from services.solver.domain.orders import Order, OrderType, UnitType
from services.solver.domain.variants import Variant

UNIT_TYPES = {"A": UnitType.ARMY, "F": UnitType.FLEET}
UNIT_LETTERS = {1: "A", 2: "F", 0: "?"}
# Plain numbers: reports write thousands of lines, and members of an enumeration are slow to name.
MOVE, SUPPORT_HOLD, RETREAT = (
    kind.value for kind in (OrderType.MOVE, OrderType.SUPPORT_HOLD, OrderType.RETREAT)
)
SIGNS = {OrderType.BUILD.value: "+", OrderType.REMOVE.value: "-"}
HELP = {kind.value for kind in (OrderType.SUPPORT_MOVE, OrderType.SUPPORT_HOLD, OrderType.CONVOY)}
# The words people use; the first of each is the letter of reports. French A, English D: disband.
HOLDS = r"H(?:OLDS?)?|T(?:IENT)?"
DISBANDS = r"D(?:ISBANDS?)?|A(?:BANDONNE)?"
SUPPORTS = r"S(?:UPPORTS?|OUTIENT)?"
CONVOYS = r"C(?:ONVOYS?|ONVOIE)?"
RETREATS = r"R(?:ETREATS?|ETRAITE)?"
BUILDS = r"\+|B(?:UILDS?)?\b|CONSTRUIT\b"
REMOVES = r"-|REMOVES?\b|SUPPRIME\b"
VIA = r"(?:\s*(?P<via>VIA(?:\s*(?:CONVOY|CONVOI))?|PAR\s+CONVOI))?"
TO = r"\s*(?:-+>?|–|→)\s*"
LONGEST_TOLD = 100  # of a line that is not an order
# What stands between the places of a line; a sign is a word of its own.
WORDS = re.compile(r"\s+|(-+>?|–|→|\+)")
COASTS = r"[/(]?\s*[NESW]C\s*\)?"
KNOWN_WORDS = re.compile(
    rf"[AF]|-+>?|–|→|{HOLDS}|{DISBANDS}|{SUPPORTS}|{CONVOYS}|{RETREATS}|{BUILDS}|{REMOVES}"
    rf"|VIA|CONVOY|CONVOI|PAR|{COASTS}|\.",
    re.IGNORECASE,
)


class NotUnderstood(ValueError):
    """A line is not an order; lines count from 1."""

    def __init__(self, line: int, text: str):
        super().__init__(f"line {line}: {text.strip()[:LONGEST_TOLD]!r} is not an order")


@dataclass(frozen=True)
class UnreadLine:
    """A line that is not an order: its first word that nobody knows, the unit it begins with."""

    number: int
    text: str
    word: str | None
    unit: tuple[int, int] | None  # type and zone


@dataclass(frozen=True)
class Reading:
    """The orders of a text with the line of each, and the lines that could not be read."""

    orders: list[Order]
    lines: list[int]
    unread: list[UnreadLine]


class Notation:
    """The notation of one variant with one set of names."""

    def __init__(self, variant: Variant, names: Names):
        self._zones = {_key(name): zone for zone, name in names.zones.items()}
        self._roles = {_key(name): role for role, (name, _, _) in names.roles.items() if role}
        zone = self._zone_pattern(variant, names)
        self._adjectives = {adjective.casefold() for _, adjective, _ in names.roles.values()}
        unit = rf"(?P<unit>[AF])\s+(?P<active>{zone})"
        self._unit = re.compile(unit + r"\b", re.IGNORECASE)
        helped = rf"(?:[^\W\d]+\s+)?(?:[AF]\s+)?(?P<passive>{zone})"
        end = rf"(?P<destination>{zone})"
        self._patterns = [
            (kind, re.compile(pattern + r"\s*\.?", re.IGNORECASE))
            for kind, pattern in (
                (OrderType.BUILD, rf"(?:{BUILDS})\s*{unit}"),
                (OrderType.REMOVE, rf"(?:{REMOVES})\s*{unit}"),
                (OrderType.MOVE, rf"{unit}{TO}{end}{VIA}"),
                (OrderType.HOLD, rf"{unit}\s+(?:{HOLDS})"),
                (OrderType.SUPPORT_MOVE, rf"{unit}\s+(?:{SUPPORTS})\s+{helped}{TO}{end}"),
                (OrderType.SUPPORT_HOLD, rf"{unit}\s+(?:{SUPPORTS})\s+{helped}(?:\s+(?:{HOLDS}))?"),
                (OrderType.CONVOY, rf"{unit}\s+(?:{CONVOYS})\s+{helped}{TO}{end}"),
                (OrderType.RETREAT, rf"{unit}\s+(?:{RETREATS})(?:\s+|{TO}){end}"),
                (OrderType.DISBAND, rf"{unit}\s+(?:{DISBANDS})"),
            )
        ]

    def read(self, text: str, role: int) -> list[Order]:
        """The orders of a text; refuses one that is not all orders."""
        found = self.read_lines(text, role)
        if found.unread:
            raise NotUnderstood(found.unread[0].number, found.unread[0].text)
        return found.orders

    def read_lines(self, text: str, role: int) -> Reading:
        """One order a line; the name of a role alone on a line is a heading."""
        found = Reading([], [], [])
        for number, line in enumerate(text.splitlines(), start=1):
            if not line.strip():
                continue
            heading = self._roles.get(_key(line))
            if heading:
                role = heading
                continue
            order = self._order(line, role)
            if order is None:
                found.unread.append(self._unread_line(number, line))
            else:
                found.orders.append(order)
                found.lines.append(number)
        return found

    def _unread_line(self, number: int, line: str) -> UnreadLine:
        plain = " ".join(line.split())[:LONGEST_TOLD]
        words = (word for word in WORDS.split(plain) if word and word.strip())
        unknown = next((word for word in words if not self._is_known(word)), None)
        unit = self._unit.match(plain)
        named = (
            (UNIT_TYPES[unit["unit"].upper()].value, self._zones[_key(unit["active"])])
            if unit
            else None
        )
        return UnreadLine(number, plain, unknown, named)

    def _is_known(self, word: str) -> bool:
        return bool(
            KNOWN_WORDS.fullmatch(word)
            or _key(word) in self._zones
            or word.casefold() in self._adjectives
        )

    def _order(self, line: str, role: int) -> Order | None:
        # One space each: where two patterns may share many, they try every way of sharing.
        plain = " ".join(line.split())
        for kind, pattern in self._patterns:
            found = pattern.fullmatch(plain)
            if found:
                parts = found.groupdict()
                active, passive, destination = (
                    self._zones[_key(parts[place])] if parts.get(place) else 0
                    for place in ("active", "passive", "destination")
                )
                return Order(
                    role,
                    kind,
                    UNIT_TYPES[parts["unit"].upper()],
                    active,
                    passive,
                    destination,
                    int(bool(parts.get("via"))),
                )
        return None

    @staticmethod
    def _zone_pattern(variant: Variant, names: Names) -> str:
        """SPAsc is also SPA/SC, SPA(sc) and SPA sc; the longest name is tried first."""
        patterns = {}
        for zone, name in names.zones.items():
            region = names.zones[variant.region_of(zone)]
            coast = name[len(region) :]
            patterns[name] = re.escape(region) + (
                rf"\s*[/(]?\s*{re.escape(coast)}\s*\)?" if coast else ""
            )
        return "|".join(patterns[name] for name in sorted(patterns, key=len, reverse=True))


def write(
    order: Sequence[int],
    helped: Sequence[int] | None,
    names: Names,
    letters: Mapping[int, str],
    letter: str | None = None,
) -> str:
    """An order as reports print it. `helped` is the unit supported or convoyed, named with its
    adjective when it is foreign; `letter` replaces the usual one."""
    role, kind, unit_type, active, passive, destination, *via_convoy = order
    unit = f"{UNIT_LETTERS.get(unit_type, '?')} {names.zone(active)}"
    if kind == MOVE:
        return f"{unit} - {names.zone(destination)}{' VIA' if any(via_convoy) else ''}"
    if kind in SIGNS:
        return f"{SIGNS[kind]} {unit}"
    unit = f"{unit} {letter or letters[kind]}"
    if kind in HELP:
        unit = f"{unit} {_helped_unit(helped, passive, role, names)}"
        return unit if kind == SUPPORT_HOLD else f"{unit} - {names.zone(destination)}"
    return f"{unit} {names.zone(destination)}" if kind == RETREAT else unit


def _helped_unit(helped: Sequence[int] | None, passive: int, role: int, names: Names) -> str:
    if helped is None:
        return names.zone(passive)
    unit = f"{UNIT_LETTERS[helped[1]]} {names.zone(helped[2])}"
    return unit if helped[0] == role else f"{names.adjective(helped[0])} {unit}"


def _key(name: str) -> str:
    """Case, spaces and the signs around a coast do not matter."""
    return re.sub(r"[\s/():.]+", "", name).casefold()
