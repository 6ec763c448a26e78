"""Fog of war: a role sees the regions its units stand in and their neighbours, and what it owns."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from services.games.diplomacy.domain.positions import Position, Unit, Units
from services.games.diplomacy.domain.variants import ARMY, FLEET, SEA, Variant

Neighbours = Mapping[int, frozenset[int]]
# "A VIE - GAL", "F MID - SPAsc", "+ A BER": the unit, then where it stands.
ORDER_LINE = re.compile(r"(?:[+-] )?[AF] (\S+)")
# "A BUL S", "autrichien A SER", ";(coupé)": what is done, to whom or where, how it went.
NAMING_LINE = re.compile(r"([AF] \S+ [^\s;]+) ([^;]+)(.*)")
UNSEEN = 0  # in place of a zone, as where an order has none
UNSEEN_WORD = "?"


def neighbours_of_regions(
    variant: Variant, neighbouring: Sequence[Mapping[str, Sequence[int]]]
) -> dict[int, frozenset[int]]:
    """Regions next to each region, for armies or fleets; special coasts count as their region."""
    found: dict[int, set[int]] = {}
    for graph in neighbouring:
        for zone, others in graph.items():
            region = variant.region_of(int(zone))
            found.setdefault(region, set()).update(variant.region_of(other) for other in others)
    return {region: frozenset(others - {region}) for region, others in found.items()}


def visible_regions(
    variant: Variant, neighbours: Neighbours, position: Position, roles: Collection[int]
) -> frozenset[int]:
    own = {
        variant.region_of(unit.zone)
        for units in (position.units, position.dislodged)
        for role in roles
        for unit in units.get(role, ())
    }
    return frozenset(own.union(*(neighbours.get(region, frozenset()) for region in own)))


def visible_position(
    variant: Variant, neighbours: Neighbours, position: Position, roles: Collection[int]
) -> Position:
    """What the roles see; that a center is their own they know from afar."""
    regions = visible_regions(variant, neighbours, position, roles)
    return replace(
        position,
        ownerships={
            center: owner
            for center, owner in position.ownerships.items()
            if owner in roles or variant.centers[center - 1] in regions
        },
        units=_visible_units(variant, position.units, regions),
        dislodged=_visible_units(variant, position.dislodged, regions),
        forbiddens=tuple(region for region in position.forbiddens if region in regions),
    )


def imagined_positions(
    variant: Variant, visible: Position, seen: Collection[int], role: int
) -> list[Position]:
    """Boards where somebody stands wherever the role does not see: armies ashore, then fleets on
    the first and on the second coast; fleets at sea on each. An order that is right on one of them
    may be right."""
    stranger = next(one for one in variant.roles if one != role)
    unseen = [number for number in range(1, len(variant.regions) + 1) if number not in seen]
    fleets: dict[int, list[int]] = {region: [] for region in unseen}
    for zone in sorted(variant.fleet_zones):
        if variant.region_of(zone) in fleets:
            fleets[variant.region_of(zone)].append(zone)

    def unit_in(region: int, coast: int | None) -> Unit:
        zones = fleets[region]
        if zones and (coast is not None or variant.regions[region - 1] == SEA):
            return Unit(FLEET, zones[min(coast or 0, len(zones) - 1)])
        return Unit(ARMY, region)

    own = {one: units for one, units in visible.units.items() if one != stranger}
    known = visible.units.get(stranger, ())
    return [
        replace(
            visible,
            units={
                **own,
                stranger: (*known, *(unit_in(region, coast) for region in unseen)),
            },
        )
        for coast in (None, 0, 1)
    ]


def visible_zones(row: Sequence[int], is_visible: Callable[[int], bool]) -> list[int]:
    """An order of a unit one sees, without the places one does not."""
    role, order_type, unit_type, active, passive, destination, *via_convoy = row
    return [
        role,
        order_type,
        unit_type,
        active,
        passive if is_visible(passive) else UNSEEN,
        destination if is_visible(destination) else UNSEEN,
        *(via if is_visible(destination) else 0 for via in via_convoy),
    ]


def visible_lines(
    report: str, places: Collection[str], own_names: Collection[str], unseen: Collection[str] = ()
) -> str:
    """The lines of a report about one's own, and about units in these places as far as they name
    no unseen one."""
    kept: list[str] = []
    heading, is_told = "", False
    for line in report.split("\n"):
        order = ORDER_LINE.match(line)
        if order is None:
            heading, is_told = line.strip(), False
            if ":" in line and line.split(":")[0].strip() in own_names:
                kept.append(line)
        elif heading in own_names or order[1].split(";")[0] in places:
            told = line if heading in own_names else _without_places(unseen, line)
            kept += [told] if is_told else ["", heading, told]
            is_told = True
    return "\n".join(kept).strip("\n")


def _without_places(unseen: Collection[str], line: str) -> str:
    """Whom a unit supports says as much as where he stands: all of it is left out."""
    named = NAMING_LINE.fullmatch(line)
    if named is None or not any(word in unseen for word in named[2].split()):
        return line
    return f"{named[1]} {UNSEEN_WORD}{named[3]}"


def _visible_units(variant: Variant, units: Units, regions: frozenset[int]) -> Units:
    seen = {
        role: tuple(
            _visible_unit(unit, regions) for unit in some if variant.region_of(unit.zone) in regions
        )
        for role, some in units.items()
    }
    return {role: some for role, some in seen.items() if some}


def _visible_unit(unit: Unit, regions: frozenset[int]) -> Unit:
    """Whence an attacker came is not told of a place one does not see."""
    hidden = unit.dislodged_origin and unit.dislodged_origin not in regions
    return replace(unit, dislodged_origin=UNSEEN) if hidden else unit
