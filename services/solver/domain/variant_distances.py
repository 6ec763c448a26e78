"""How far zones lie from a role's homes, as a variant's file says it or as we count it."""

from collections.abc import Iterator, Mapping
from typing import Any

from services.solver.domain.shapes import Faults, Malformed, by_number, integer, items
from services.solver.domain.variants import ARMY, FLEET, Variant
from services.solver.variants.distances import army_distances, fleet_distances

Tables = list[list[dict[int, int]]]  # by unit type, by role: zone to steps


def read_distances(variant: Variant, data: dict[str, Any], path: str, faults: Faults) -> Tables:
    """A file may count the steps of fleets over land, too, or call a zone out of reach by a great
    number; but neighbours never differ by more than a step."""
    counted = distances_of(variant, data)
    if "distancing" not in data:
        return counted
    found: Tables = []
    with faults.noting():
        tables = items(data["distancing"], path, 2)
        for rank, unit_type in enumerate((ARMY, FLEET)):
            where, steps = f"{path}.{rank}", list(_steps(variant, unit_type))
            listed = items(tables[rank], where, variant.roles)
            found.append(
                [
                    _within_reach(
                        _read_table(table, counted[rank][role], steps, f"{where}.{role}", faults),
                        counted[rank][role],
                        counted[ARMY - 1][role],
                        variant.zones,
                    )
                    for role, table in enumerate(listed)
                ]
            )
    return found


def distances_of(variant: Variant, data: dict[str, Any]) -> Tables:
    homes = [[variant.centers[center - 1] for center in listed] for listed in variant.start_centers]
    return [
        [{int(zone): steps for zone, steps in distances(data, home).items()} for home in homes]
        for distances in (army_distances, fleet_distances)
    ]


def _steps(variant: Variant, unit_type: int) -> Iterator[tuple[int, int]]:
    """Pairs of neighbours; armies may sail. Where a region has special coasts it may count as near
    as the nearest of them, though no way leads on from there: those are left out."""
    special = variant.regions_with_coasts
    for graph in variant.neighbouring if unit_type == ARMY else variant.neighbouring[FLEET - 1 :]:
        for zone, around in graph.items():
            if variant.region_of(zone) not in special:
                yield from (
                    (zone, other) for other in around if variant.region_of(other) not in special
                )


def _read_table(
    table: Any,
    counted: Mapping[int, int],
    steps: list[tuple[int, int]],
    path: str,
    faults: Faults,
) -> dict[int, int]:
    found: dict[int, int] = {}
    with faults.noting():
        found = by_number(table, path, 10_000, lambda value, at: integer(value, at, 0, 100_000))
        for zone in counted:
            if zone not in found:
                faults.append(Malformed(f"{path}.{zone}", "is missing"))
    wrong = set()
    for zone, other in steps:
        if {zone, other} <= found.keys() and found[zone] > found[other] + 1:
            wrong.add(zone)
    for zone in sorted(wrong):
        faults.append(Malformed(f"{path}.{zone}", "is more than a step above a neighbour"))
    return found


def _within_reach(
    table: dict[int, int], counted: Mapping[int, int], by_any_way: Mapping[int, int], zones: int
) -> dict[int, int]:
    """Without the zones that cannot be reached, by whatever number a file says so."""
    return {
        zone: far
        for zone, far in table.items()
        if zone in counted or (zone in by_any_way and far < zones)
    }
