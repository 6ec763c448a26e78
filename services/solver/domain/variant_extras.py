"""What a variant may say beyond the keys of AFJD API 2020; what it leaves out changes nothing."""

from collections.abc import Callable
from typing import Any

from services.solver.domain.shapes import Faults, Malformed, integer, items, members, text

BEGIN_WITH_BUILDS = 4  # the advancement of the first winter


def read_extras(data: dict[str, Any], path: str, roles: int, faults: Faults) -> dict[str, Any]:
    """The fields of a Variant that are all optional, each checked."""
    regions, centers = len(data["regions"]), len(data["centers"])
    half = centers // 2
    readers: dict[str, Callable[[], Any]] = {
        "name": lambda: text(data.get("name", ""), f"{path}.name", 100),
        "author": lambda: text(data.get("author", ""), f"{path}.author", 500),
        "increment": lambda: _increment(data, path),
        "extra_requirement_solo": lambda: integer(
            data.get("extra_requirement_solo", 0), f"{path}.extra_requirement_solo", -half, centers
        ),
        "build_everywhere": lambda: int(_switch(data, "build_everywhere", path)),
        "start_advancement": lambda: _start(data, path),
        "free_centers": lambda: _numbers(data, "free_centers", path, centers),
        "emergency_centers": lambda: _emergencies(data, path, regions, roles),
        "passive_roles": lambda: _passive_roles(data, path, roles),
    }
    found = {}
    for field, read in readers.items():
        with faults.noting():
            found[field] = read()
    return found


def _increment(data: dict[str, Any], path: str) -> int:
    """Years may run backwards, as before our era."""
    years = integer(data.get("increment", 1), f"{path}.increment", -1000, 1000)
    if not years:
        raise Malformed(f"{path}.increment", "must not be 0")
    return years


def _switch(data: dict[str, Any], key: str, path: str) -> bool:
    value = data.get(key, 0)
    if value not in (0, 1):  # False and True are among them
        raise Malformed(f"{path}.{key}", "must be true or false")
    return bool(value)


def _start(data: dict[str, Any], path: str) -> int:
    if _switch(data, "start_build", path):
        return BEGIN_WITH_BUILDS
    return integer(data.get("start_advancement", 0), f"{path}.start_advancement", 0, 4)


def _numbers(data: dict[str, Any], key: str, path: str, highest: int) -> list[int]:
    listed = items(data.get(key, []), f"{path}.{key}", most=highest)
    found = [
        integer(number, f"{path}.{key}.{rank}", 1, highest) for rank, number in enumerate(listed)
    ]
    if len(set(found)) != len(found):
        raise Malformed(f"{path}.{key}", "a number is there twice")
    return found


def _emergencies(
    data: dict[str, Any], path: str, regions: int, roles: int
) -> list[tuple[int, int]]:
    pairs = items(data.get("emergency_centers", []), f"{path}.emergency_centers", most=regions)
    found = []
    for rank, pair in enumerate(pairs):
        where = f"{path}.emergency_centers.{rank}"
        items(pair, where, 2)
        role = integer(pair[0], f"{where}.0", 1, roles)
        found.append((role, integer(pair[1], f"{where}.1", 1, regions)))
    return found


def _passive_roles(data: dict[str, Any], path: str, roles: int) -> list[int]:
    """AFJD's files name them in `disorder`, an object of their numbers and names."""
    named = members(data.get("disorder", {}), f"{path}.disorder")
    found = _numbers(data, "passive_roles", path, roles)
    for key in named:
        if not key.isdecimal() or not 1 <= int(key) <= roles:
            raise Malformed(f"{path}.disorder.{key}", "is no role")
        if int(key) not in found:
            found.append(int(key))
    if len(found) == roles:
        raise Malformed(f"{path}.disorder", "somebody must play")
    return sorted(found)
