"""Three small variants that use every rule only some variants have, as folders to install."""

import copy
import json
import shutil
from pathlib import Path
from typing import Any

from services.solver import library
from shared.config import ROOT

TIDELAND = ROOT / "docs" / "examples" / "tideland"  # an island, cycles of five years
NORTH, ISTHMUS, SOUTH = 1, 2, 3
RUCK, BRIMHAVEN, HOLLOW = 12, 2, 5


def write(folder: Path, files: dict[str, Any]) -> Path:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(content), encoding="utf-8")
    return folder


def tideland(within: Path) -> Path:
    return Path(shutil.copytree(TIDELAND, within / "tideland"))


def garrison(within: Path) -> Path:
    """South is passive, nobody builds in Almery, it begins with builds, a solo needs one more."""
    document = copy.deepcopy(library.variant_as_json("isthmus")) | {
        "passive_roles": [SOUTH],
        "free_centers": [1],
        "start_build": True,
        "extra_requirement_solo": 1,
    }
    for units in document["start_units"][:2]:
        units["2"] = []
    names = {
        f"names/{lang}.json": library.words_of("isthmus", lang) | {"title": "Garrison"}
        for lang in ("en", "fr")
    }
    return write(within / "garrison", {"variant.json": document} | names)


def siege(within: Path) -> Path:
    """In the association's form: an emergency center for North, Brimhaven an island, builds
    everywhere, years that run backwards, a region nobody can pass, what is out of reach a number,
    a fleet's steps counted over land, fewer centers for a solo."""
    document = copy.deepcopy(library.variant_as_json("isthmus"))
    document["regions"][BRIMHAVEN - 1] = 4
    _close(document, HOLLOW)
    document |= {
        "name": "The Siege",
        "author": "Entente",
        "free_centers": [],
        "emergency_centers": [[NORTH, RUCK]],
        "increment": -1,
        "year_zero": 300,
        "extra_requirement_solo": -1,
        "build_everywhere": True,
        "start_build": False,
        "disorder": {},
    }
    return write(
        within / "siege",
        {"siege.json": document, "parameters.json": parameters(), "siege_visibility.json": {}},
    )


def _close(document: dict[str, Any], region: int) -> None:
    """No way leads there any more; by_number zones that cannot be reached have a great number."""
    army = document["neighbouring"][0]
    army[str(region)] = []
    for around in army.values():
        if region in around:
            around.remove(region)
    del document["distancing"]
    variant = library.read_variant(document)
    tables = [
        {str(zone): variant.distancing[0][role].get(zone, 9999) for zone in range(1, 16)}
        for role in range(3)
    ]
    document["distancing"] = [tables, copy.deepcopy(tables)]


def parameters() -> dict[str, Any]:
    """The names of the isthmus as the association's files have them."""
    words = library.words_of("isthmus", "fr")
    roles = {
        role: {"name": name, "adjective_name": adjective, "letter_name": letter}
        | {shade: [int(role) * 40, 200] for shade in ("red", "green", "blue")}
        for role, (name, adjective, letter) in words["roles"].items()
    }
    zones = {
        zone: {"name": name, "full_name": words["zone_titles"][zone] if name else ""}
        | dict.fromkeys(("x_pos", "y_pos", "x_legend_pos", "y_legend_pos"), 10)
        for zone, name in words["zones"].items()
    }
    zones[str(RUCK)]["display"] = SOUTH
    return {
        "map": {"width": 543, "height": 768},
        "regions": {"1": {"name": "Cote"}},
        "units": {"1": {"name": "Armee"}, "2": {"name": "Flotte"}},
        "roles": roles,
        "coasts": {coast: {"name": name} for coast, name in words["coasts"].items()},
        "zones": zones,
    }
