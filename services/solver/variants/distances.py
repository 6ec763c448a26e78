"""How far each zone lies from a role's home centers, for removals in civil disorder."""

from collections import deque
from collections.abc import Iterable


def army_distances(variant: dict, home: list[int]) -> dict[str, int]:
    """Steps over land and sea alike, an army being free to sail; coasts count as their region."""
    region_of = regions_of_zones(variant)
    touching: dict[int, set[int]] = {zone: set() for zone in region_of}
    for graph in variant["neighbouring"]:
        for zone, around in graph.items():
            touching[region_of[int(zone)]].update(region_of[other] for other in around)
    steps = steps_from(home, touching)
    return {str(zone): steps[region] for zone, region in region_of.items() if region in steps}


def fleet_distances(variant: dict, home: list[int]) -> dict[str, int]:
    """Steps by water only; home centers count 0 even inland, out of reach is left out."""
    fleets = {int(zone): set(around) for zone, around in variant["neighbouring"][1].items()}
    at_home = [zone for zone, region in regions_of_zones(variant).items() if region in home]
    steps = steps_from(at_home, fleets)
    return {str(zone): steps[zone] for zone in sorted(steps)}


def regions_of_zones(variant: dict) -> dict[int, int]:
    """Zone number -> region number; a special coast belongs to its region."""
    count = len(variant["regions"])
    plain = {region: region for region in range(1, count + 1)}
    special = {
        count + rank: region for rank, (region, _) in enumerate(variant["coastal_zones"], start=1)
    }
    return plain | special


def steps_from(start: Iterable[int], touching: dict[int, set[int]]) -> dict[int, int]:
    steps = dict.fromkeys(start, 0)
    waiting = deque(steps)
    while waiting:
        zone = waiting.popleft()
        for other in touching.get(zone, ()):
            if other not in steps:
                steps[other] = steps[zone] + 1
                waiting.append(other)
    return steps
