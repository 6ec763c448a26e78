"""A caller's own names of roles, zones and coasts: whether they fit the variant."""

from collections.abc import Mapping
from typing import Any

from services.games.diplomacy.domain.variants import Variant


def misfit_of(names: Mapping[str, Any], variant: Variant) -> str | None:
    """Why these names cannot be used with this variant; None when they can."""
    expected = {
        "roles": range(variant.number_of_roles + 1),
        "zones": range(1, variant.number_of_zones + 1),
        "coasts": range(1, variant.number_of_coasts + 1),
    }
    for kind, numbers in expected.items():
        given = names.get(kind)
        if not isinstance(given, Mapping) or set(given) != {str(number) for number in numbers}:
            return (
                f"names: {kind} must have the entries {numbers[0]} to {numbers[-1]}"
                if numbers
                else f"names: {kind} must be empty"
            )
    if not all(_is_role_name(name) for name in names["roles"].values()):
        return "names: each role needs its name, its adjective and its letter"
    for kind in ("zones", "coasts"):
        if not all(isinstance(name, str) for name in names[kind].values()):
            return f"names: each of the {kind} needs a text"
    return None


def _is_role_name(name: object) -> bool:
    return isinstance(name, list) and len(name) == 3 and all(isinstance(part, str) for part in name)
