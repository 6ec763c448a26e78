"""The variants served here, read from their files once and checked."""

import functools
import json
import re
from pathlib import Path
from typing import Any

from services.solver.domain.names import Names, read_names
from services.solver.domain.variants import Variant, read_variant

FOLDER = Path(__file__).parent / "variants"
NAME = re.compile(r"[A-Za-z0-9_]{1,50}")


class UnknownVariant(LookupError):
    """No variant has this name."""


@functools.cache
def names_of_variants() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.json"))


@functools.cache
def variant_as_json(name: str) -> dict[str, Any]:
    """The variant in its published form."""
    if not NAME.fullmatch(name) or not (FOLDER / f"{name}.json").is_file():
        raise UnknownVariant(f"Variant {name} doesn't exist")
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


@functools.cache
def variant_named(name: str) -> Variant:
    return read_variant(variant_as_json(name))


@functools.cache
def words_of(name: str, language: str) -> dict[str, Any]:
    """All the words of a variant in a language: title, roles, zones, coasts, colours."""
    path = FOLDER / "names" / f"{name}.{language}.json"
    return json.loads(path.read_text(encoding="utf-8"))


@functools.cache
def names_of(name: str, language: str) -> Names:
    words = words_of(name, language)
    table = {key: words[key] for key in ("roles", "zones", "coasts")}
    return read_names(table, variant_named(name))
