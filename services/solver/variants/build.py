"""Make the variants from readable facts: `python -m services.solver.variants.build`.

facts/<map>.toml      regions in number order (kind, center, full names), the coasts, and for
                      armies and fleets the neighbours of each zone, in the order they are kept in.
facts/<variant>.toml  the map it is played on, title, first year, and the roles in number order:
                      letter, colour, [name, adjective] per language, home centers, first units,
                      and the lands without a center that are drawn as its own.
                      `like` takes everything another variant says; then `only` keeps some of
                      its roles, `changes` alters them, `without_units` empties the board.
<variant>.json        what the engine plays with.
names/<variant>.<language>.json   what people read: title, roles (name, adjective, letter; 0 is
                      the master), zones (the codes of reports; special coasts are empty),
                      coasts, zone_titles (full names), colours and lands of the roles.
geometry/<map>.json   where the regions of a map lie, and their symbols and names.
"""

import json
import tomllib
from pathlib import Path

from services.solver.domain.words import LANGUAGES
from services.solver.variants.distances import army_distances, fleet_distances

VARIANTS = Path(__file__).parent
FACTS = VARIANTS / "facts"
PLAYED = (
    "standard",
    "fleet_rome",
    "winter_1900",
    "france_austria",
    "germany_italy",
    "chaos",
    "isthmus",
)
KINDS = {"coast": 1, "land": 2, "sea": 3}


def facts_of(name: str) -> dict:
    return tomllib.loads((FACTS / f"{name}.toml").read_text(encoding="utf-8"))


def facts_of_variant(name: str) -> dict:
    """The facts of a variant, completed by those of the variant it is like, if any."""
    facts = facts_of(name)
    if "like" not in facts:
        return facts
    model = facts_of(facts["like"])
    only = facts.get("only", [role["letter"] for role in model["roles"]])
    changes = facts.get("changes", {})
    roles = [
        {**role, **changes.get(role["letter"], {})}
        for role in model["roles"]
        if role["letter"] in only
    ]
    return {**model, **facts, "roles": roles}


def zone_numbers(board: dict) -> dict[str, int]:
    """Regions first, then the special coasts, written bul/ec."""
    codes = [*board["regions"], *board["coastal_zones"]]
    return {code: rank for rank, code in enumerate(codes, start=1)}


def neighbours(board: dict, unit_kind: str) -> dict[str, list[int]]:
    number = zone_numbers(board)
    listed = {
        number[code]: [number[neighbour] for neighbour in row.split()]
        for code, row in board[unit_kind].items()
    }
    for zone, around in listed.items():
        for other in around:
            if zone not in listed[other]:
                raise ValueError(f"{unit_kind}: {zone} touches {other} but not the reverse")
    return {str(zone): listed[zone] for zone in sorted(listed)}


def variant(name: str) -> dict:
    """The variant as the engine takes it."""
    facts = facts_of_variant(name)
    board = facts_of(facts["map"])
    number = zone_numbers(board)
    centers = [number[code] for code, region in board["regions"].items() if region.get("center")]
    homes = [[number[code] for code in role["home"].split()] for role in facts["roles"]]
    coasts = board["coasts"]
    result = {
        "regions": [KINDS[region["kind"]] for region in board["regions"].values()],
        "centers": centers,
        "roles": {"number": len(facts["roles"])},
        "start_centers": [[centers.index(region) + 1 for region in home] for home in homes],
        "type_coasts": {"number": len(coasts)},
        "coastal_zones": [
            [number[region], coasts.index(coast) + 1]
            for region, coast in (code.split("/") for code in board["coastal_zones"])
        ],
        "start_units": [start_units(role, number, facts) for role in facts["roles"]],
        "year_zero": facts["year_zero"],
        "neighbouring": [neighbours(board, "army"), neighbours(board, "fleet")],
    }
    result["distancing"] = [
        [army_distances(result, home) for home in homes],
        [fleet_distances(result, home) for home in homes],
    ]
    # Unknown to the AFJD API 2020, hence written only where they change something.
    for key in ("start_advancement", "build_everywhere"):
        if facts.get(key):
            result[key] = facts[key]
    return result


def start_units(role: dict, number: dict[str, int], facts: dict) -> dict[str, list[int]]:
    armies, fleets = role.get("armies", ""), role.get("fleets", "")
    if facts.get("without_units"):
        armies = fleets = ""
    return {
        "1": [number[code] for code in armies.split()],
        "2": [number[code] for code in fleets.split()],
    }


def names(name: str, language: str) -> dict:
    """The words of a variant in one language."""
    facts = facts_of_variant(name)
    board = facts_of(facts["map"])
    roles = [facts["master"], *facts["roles"]]
    special = board["coastal_zones"]
    codes = [*board["regions"], *("" for _ in special)]
    titles = [region[language] for region in board["regions"].values()]
    for zone in special:
        region, coast = zone.split("/")
        titles.append(f"{board['regions'][region][language]} ({coast})")
    return {
        "title": facts["title"][language],
        "roles": by_number([[*role[language], role["letter"]] for role in roles], first=0),
        "zones": by_number(codes),
        "coasts": by_number(board["coasts"]),
        "zone_titles": by_number(titles),
        "colours": by_number([role["colour"] for role in facts["roles"]]),
        "lands": by_number([_lands(role, zone_numbers(board)) for role in facts["roles"]]),
    }


def _lands(role: dict, number: dict[str, int]) -> list[int]:
    return [number[code] for code in role.get("lands", "").split()]


def by_number(values: list, first: int = 1) -> dict[str, object]:
    return {str(rank): value for rank, value in enumerate(values, start=first)}


def as_text(document: dict) -> str:
    """JSON with one line per key, so that a change shows where it is."""
    lines = [
        f"{json.dumps(key)}:{json.dumps(value, ensure_ascii=False, separators=(',', ':'))}"
        for key, value in document.items()
    ]
    return "{" + ",\n".join(lines) + "}\n"


def files() -> dict[Path, str]:
    """Every file this script makes, with its text."""
    made = {}
    for name in PLAYED:
        made[VARIANTS / f"{name}.json"] = as_text(variant(name))
        for language in LANGUAGES:
            path = VARIANTS / "names" / f"{name}.{language}.json"
            made[path] = as_text(names(name, language))
    return made


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
