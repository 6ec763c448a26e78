"""The variants served here, our own and those installed, read from their files once."""

import functools
import json
import re
from pathlib import Path
from typing import Any

from services.solver.domain.names import Names, read_names
from services.solver.domain.variant_reader import read_variant
from services.solver.domain.variants import Variant
from services.solver.variants.build import facts_of_variant
from shared.config import settings

FOLDER = Path(__file__).parent / "variants"
NAME = re.compile(r"[A-Za-z0-9_]{1,50}")


class UnknownVariant(LookupError):
    """No variant has this name."""


def installed() -> Path:
    """A folder for each variant that `python -m services.solver.install` has checked."""
    return settings().data / "variants"


@functools.cache
def bundled_names() -> frozenset[str]:
    return frozenset(path.stem for path in FOLDER.glob("*.json"))


def names_of_variants() -> list[str]:
    """One that was just installed is served at once."""
    return sorted(
        bundled_names() | {path.parent.name for path in installed().glob("*/variant.json")}
    )


@functools.cache
def variant_as_json(name: str) -> dict[str, Any]:
    """The variant in its published form."""
    path = FOLDER / f"{name}.json" if name in bundled_names() else _installed(name, "variant.json")
    if not NAME.fullmatch(name) or not path.is_file():
        raise UnknownVariant(f"Variant {name} doesn't exist")
    return _content(path)


@functools.cache
def variant_named(name: str) -> Variant:
    return read_variant(variant_as_json(name))


@functools.cache
def words_of(name: str, language: str) -> dict[str, Any]:
    """All the words of a variant in a language: title, roles, zones, coasts, colours."""
    if name in bundled_names():
        return _content(FOLDER / "names" / f"{name}.{language}.json")
    return _content(_installed(name, f"names/{language}.json"))


@functools.cache
def geometry_of(name: str) -> dict[str, Any] | None:
    """The map the variant is played on, as it is drawn; None if nobody has drawn it."""
    if name in bundled_names():
        path = FOLDER / "geometry" / f"{facts_of_variant(name)['map']}.json"
    else:
        path = _installed(name, "geometry.json")
    return _content(path) if path.is_file() else None


@functools.cache
def names_of(name: str, language: str) -> Names:
    words = words_of(name, language)
    table = {key: words[key] for key in ("roles", "zones", "coasts")}
    return read_names(table, variant_named(name))


def _installed(name: str, file: str) -> Path:
    return installed() / name / file


def _content(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text(encoding="utf-8"))
