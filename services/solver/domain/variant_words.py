"""What a variant's roles, zones and coasts are called, held against its map."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

from services.solver.domain.names import read_names
from services.solver.domain.shapes import (
    Faults,
    Malformed,
    check_keys,
    each,
    integer,
    items,
    members,
    text,
)
from services.solver.domain.variants import Variant

T = TypeVar("T")
NEEDED = ("title", "roles", "zones", "coasts", "zone_titles", "colours")
OPTIONAL = ("lands",)
COLOUR = re.compile(r"#[0-9a-fA-F]{6}")


def words_from(data: Any, variant: Variant, path: str, faults: Faults) -> dict[str, Any]:
    """All the words of a variant in one language, in the form they are served in."""
    words: dict[str, Any] = {}
    regions = len(variant.regions)
    with faults.noting():
        check_keys(members(data, path), path, NEEDED, OPTIONAL)
        with faults.noting():
            words["title"] = _words(data["title"], f"{path}.title")
        for key, read, first, last in (
            ("roles", _three, 0, variant.roles),
            ("zones", text, 1, variant.zones),
            ("coasts", _words, 1, variant.type_coasts),
            ("zone_titles", _words, 1, regions),
            ("colours", _colour, 1, variant.roles),
        ):
            with faults.noting():
                table = members(data[key], f"{path}.{key}")
                words[key] = _table(table, f"{path}.{key}", read, range(first, last + 1), faults)
        words["lands"] = _lands(data.get("lands", {}), variant, f"{path}.lands", faults)
        if not faults:
            read_names({key: words[key] for key in ("roles", "zones", "coasts")}, variant, path)
            words["zone_titles"] |= _coast_titles(words, variant)
    return words


def _table(
    table: dict[str, Any], path: str, read: Callable[[Any, str], T], numbers: range, faults: Faults
) -> dict[str, T]:
    """Every number has its word; special coasts may have one of their own, which is not used."""
    found = {}
    for number in map(str, numbers):
        with faults.noting():
            if number not in table:
                raise Malformed(f"{path}.{number}", "is missing")
            found[number] = read(table[number], f"{path}.{number}")
    return found


def _words(value: Any, path: str) -> str:
    if not text(value, path).strip():
        raise Malformed(path, "must not be empty")
    return value


def _three(value: Any, path: str) -> list[str]:
    name, adjective, letter = items(value, path, 3)
    return [_words(name, f"{path}.0"), text(adjective, f"{path}.1"), _words(letter, f"{path}.2")]


def _colour(value: Any, path: str) -> str:
    if not COLOUR.fullmatch(text(value, path)):
        raise Malformed(path, "must be a colour like #2060c0")
    return value


def _lands(value: Any, variant: Variant, path: str, faults: Faults) -> dict[str, list[int]]:
    """Regions without a center that are drawn as a role's own."""
    lands: dict[str, list[int]] = {str(role): [] for role in range(1, variant.roles + 1)}
    with faults.noting():
        for role, listed in members(value, path).items():
            if role not in lands:
                faults.append(Malformed(f"{path}.{role}", "is no role"))
                continue
            lands[role] = each(
                items(listed, f"{path}.{role}"),
                f"{path}.{role}",
                lambda region, at: integer(region, at, 1, len(variant.regions)),
                faults,
            )
    return lands


def _coast_titles(words: dict[str, Any], variant: Variant) -> dict[str, str]:
    titles, coasts = words["zone_titles"], words["coasts"]
    return {
        str(zone): f"{titles[str(variant.region_of(zone))]} ({coasts[str(variant.coast_of(zone))]})"
        for zone in range(len(variant.regions) + 1, variant.zones + 1)
    }
