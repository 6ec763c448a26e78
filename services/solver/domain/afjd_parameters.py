"""The words of a variant in AFJD's `parameters.json`, in the form of our own."""

from typing import Any

from services.solver.domain.shapes import Faults, Malformed, integer, items, members
from services.solver.domain.variants import Variant


def words_of_parameters(
    data: Any, variant: Variant, title: str, path: str, faults: Faults
) -> dict[str, Any] | None:
    """As far as it goes: `words_from` says what is missing. Places on AFJD's own picture and the
    words for orders, seasons and kinds of regions are not ours to show."""
    with faults.noting():
        tables = members(data, path)
        roles = _table(tables, "roles", path)
        zones = _table(tables, "zones", path)
        coasts = _table(tables, "coasts", path)
        special = {str(zone) for zone in range(len(variant.regions) + 1, variant.zones + 1)}
        colours = {}
        for role, entry in roles.items():
            if role != "0":  # the master has no units
                with faults.noting():
                    colours[role] = _colour(entry, f"{path}.roles.{role}")
        return {
            "title": title,
            "roles": {
                role: [entry.get(key) for key in ("name", "adjective_name", "letter_name")]
                for role, entry in roles.items()
            },
            # A coast is called after its region.
            "zones": {
                zone: "" if zone in special else entry.get("name") for zone, entry in zones.items()
            },
            "coasts": {coast: entry.get("name") for coast, entry in coasts.items()},
            "zone_titles": {zone: entry.get("full_name") for zone, entry in zones.items()},
            "colours": colours,
            "lands": _lands(zones),
        }
    return None


def _table(tables: dict[str, Any], key: str, path: str) -> dict[str, dict[str, Any]]:
    if key not in tables:
        raise Malformed(f"{path}.{key}", "is missing")
    entries = members(tables[key], f"{path}.{key}")
    return {number: members(entry, f"{path}.{key}.{number}") for number, entry in entries.items()}


def _colour(role: dict[str, Any], path: str) -> str:
    """Red, green and blue, each a number or two: the darker shade comes first."""

    def shade(key: str) -> int:
        value = role.get(key)
        if isinstance(value, list):
            value = items(value, f"{path}.{key}", 2)[0]
        return integer(value, f"{path}.{key}", 0, 255)

    return f"#{shade('red'):02x}{shade('green'):02x}{shade('blue'):02x}"


def _lands(zones: dict[str, dict[str, Any]]) -> dict[str, list[int]]:
    """`display` names the role a region is drawn as a land of."""
    lands: dict[str, list[int]] = {}
    for zone, entry in zones.items():
        if entry.get("display") and zone.isdecimal():
            lands.setdefault(str(entry["display"]), []).append(int(zone))
    return lands
