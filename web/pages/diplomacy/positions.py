"""A position as text that people type and addresses carry: A PAR, F SPAsc, A BUR < MUN."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from web.language import gettext as _

LETTERS = {1: "A", 2: "F"}
TYPES = {letter: number for number, letter in LETTERS.items()}
FORBIDDEN = "x"
UNIT = re.compile(r"(?P<type>[AF]) +(?P<zone>[^<]+?)(?: *< *(?P<origin>.+))?", re.IGNORECASE)


class Atlas:
    """The names of a map and what they stand for."""

    def __init__(self, display: Mapping[str, Any], variant: Mapping[str, Any]):
        self.roles = {int(role): told["name"] for role, told in display["roles"].items()}
        self.roles.pop(0, None)
        self.variant, self.centers = variant, list[int](variant["centers"])
        first = len(variant["regions"]) + 1
        coasts = dict(enumerate(variant["coastal_zones"], first))
        self.region: dict[int, int] = {zone: region for zone, (region, _kind) in coasts.items()}
        zones = display["zones"]
        self.name: dict[int, str] = {
            region: zones[str(region)]["name"].upper() for region in range(1, first)
        }
        self.name |= {
            zone: self.name[region] + display["coasts"][str(kind)]
            for zone, (region, kind) in coasts.items()
        }
        self._zones = {_key(name): zone for zone, name in self.name.items()}

    def zone(self, text: str) -> int | None:
        return self._zones.get(_key(text))

    def region_of(self, zone: int) -> int:
        return self.region.get(zone, zone)

    @property
    def start(self) -> dict[str, Any]:
        """The position a game of the variant begins with."""
        units: dict[str, list[list[int]]] = {}
        owned: dict[str, int] = {}
        for role, (standing, centers) in enumerate(
            zip(self.variant["start_units"], self.variant["start_centers"], strict=True), 1
        ):
            units[str(role)] = [
                [int(kind), zone] for kind, zones in standing.items() for zone in zones
            ]
            owned |= {str(center): role for center in centers}
        return {"ownerships": owned, "units": units, "dislodged_ones": {}, "forbiddens": []}


@dataclass
class Position:
    """As services take it; `faults`: what is wrong, by the field it stands in."""

    center_ownerships: list[dict[str, int]] = field(default_factory=list)
    units: list[dict[str, int]] = field(default_factory=list)
    forbiddens: list[int] = field(default_factory=list)
    faults: dict[str, str] = field(default_factory=dict)

    def as_sent(self) -> dict[str, Any]:
        return {
            "center_ownerships": self.center_ownerships,
            "units": self.units,
            "forbiddens": self.forbiddens,
        }


def names_of_fields(atlas: Atlas) -> list[str]:
    return [f"{letter}{role}" for role in atlas.roles for letter in "uc"] + [FORBIDDEN]


def fields_of(position: Mapping[str, Any], atlas: Atlas) -> dict[str, str]:
    """The text of every field, from a position as services tell it."""
    fields = dict.fromkeys(names_of_fields(atlas), "")
    for role in atlas.roles:
        standing = position["units"].get(str(role), [])
        dislodged = position["dislodged_ones"].get(str(role), [])
        units = [f"{LETTERS[kind]} {atlas.name[zone]}" for kind, zone in standing]
        units += [
            f"{LETTERS[kind]} {atlas.name[zone]} < {atlas.name[origin]}"
            for kind, zone, origin in dislodged
        ]
        fields[f"u{role}"] = ", ".join(units)
    for center, role in position["ownerships"].items():
        name = atlas.name[atlas.centers[int(center) - 1]]
        if f"c{role}" in fields:
            fields[f"c{role}"] += f", {name}" if fields[f"c{role}"] else name
    fields[FORBIDDEN] = ", ".join(atlas.name[region] for region in position["forbiddens"])
    return fields


def position_in(fields: Mapping[str, str], atlas: Atlas) -> Position:
    found = Position()
    for role in atlas.roles:
        for text in _listed(fields.get(f"u{role}", "")):
            _read_unit(found, f"u{role}", text, role, atlas)
        for text in _listed(fields.get(f"c{role}", "")):
            region = atlas.zone(text)
            if region not in atlas.centers:
                found.faults.setdefault(f"c{role}", _("%(word)s is no center.", word=text))
                continue
            center = atlas.centers.index(region) + 1
            found.center_ownerships.append({"center_num": center, "role": role})
    for text in _listed(fields.get(FORBIDDEN, "")):
        if (zone := atlas.zone(text)) is None:
            found.faults.setdefault(FORBIDDEN, _("Nobody knows the place %(word)s.", word=text))
        else:
            found.forbiddens.append(zone)
    return found


def _read_unit(found: Position, name: str, text: str, role: int, atlas: Atlas) -> None:
    written = UNIT.fullmatch(text)
    zone = atlas.zone(written["zone"]) if written else None
    if written is None or zone is None:
        found.faults.setdefault(name, _("%(word)s is no unit: A PAR, F BRE.", word=text))
        return
    unit = {"type_unit": TYPES[written["type"].upper()], "role": role, "zone": zone}
    if written["origin"]:
        origin = atlas.zone(written["origin"])
        if origin is None:
            word = written["origin"]
            found.faults.setdefault(name, _("Nobody knows the place %(word)s.", word=word))
            return
        unit["dislodged_origin"] = origin
    found.units.append(unit)


def _listed(text: str) -> list[str]:
    return [part.strip() for part in re.split(r"[,;\n]", text) if part.strip()]


def _key(text: str) -> str:
    """SPAsc is also SPA/SC, SPA (sc) and spa sc."""
    return re.sub(r"[^\w]", "", text).casefold()
