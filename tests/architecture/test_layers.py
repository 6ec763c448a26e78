"""The shape of the code, checked: who may import whom, and how long a file may be."""

from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.architecture.edges import (
    AREAS,
    BELOW,
    EXCEPTIONS,
    LAYERS,
    PURE,
    SHARED_WITH_WEB,
    SQL,
    STANDARD,
    UNKNOWN_TO,
)
from tests.architecture.sources import ROOT, Source, module_of, place_of, read_source, read_sources

pytestmark = pytest.mark.slow

CLOCKS = {("datetime", "now"), ("datetime", "utcnow"), ("time", "time"), ("date", "today")}
LONGEST_FILE = 300
OURS = {"shared", "services", "web", "deploy", "tests"}


@pytest.fixture(scope="module")
def sources() -> dict[Path, Source]:
    return read_sources()


def wrong_imports(path: Path, source: Source) -> Iterator[str]:
    """A sentence for every import that the tables of edges.py do not allow."""
    for name in sorted(source.imports):
        complaint = _wrong_neighbour(path, name) or _unknown_package(path, name)
        if complaint and (str(path), name.split(".")[0]) not in EXCEPTIONS:
            yield f"{path} imports {name}: {complaint}"


def _wrong_neighbour(path: Path, name: str) -> str | None:
    here, there = place_of(module_of(path)), place_of(name)
    top, other = path.parts[0], name.split(".")[0]
    if other in OURS - {top, "shared"}:
        return f"{top} must not know {other}"
    if top == "web" and other == "shared" and not _is_for_clients(name):
        return "web is a client: it knows nothing of how services are made"
    if here is None or there is None:
        return None
    if here.service != there.service:
        return "services never import one another"
    if here.area != there.area and there.area not in AREAS[here.service][here.area]:
        return f"{here.area} does not stand above {there.area}"
    if here.layer != there.layer and there.layer not in BELOW[here.layer]:
        return f"{here.layer} must not know {there.layer}"
    return None


def _is_for_clients(name: str) -> bool:
    """`from shared import logs` names the module last, `from shared.logs import …` second."""
    return name.removeprefix("shared.").split(".")[0] in SHARED_WITH_WEB


def _unknown_package(path: Path, name: str) -> str | None:
    here = place_of(module_of(path))
    if path.parts[0] == "web" and name.split(".")[0] in SQL:
        return "web keeps nothing"
    if here is None:
        return None
    package, module = name.split(".")[0], ".".join(name.split(".")[:2])
    if {package, module} & UNKNOWN_TO.get(here.layer, set()):
        return f"{here.layer} must not know {package}"
    known = package in STANDARD or package in PURE or package == "services"
    return None if known or here.layer != "domain" else f"domain must not know {package}"


def test_imports_follow_the_tables(sources):
    assert not [line for path, source in sources.items() for line in wrong_imports(path, source)]


@pytest.mark.parametrize(
    ("path", "statement"),
    [
        ("shared/peers.py", "from services.users import store"),
        ("services/users/store.py", "from services.players import tables"),
        ("services/users/store.py", "from tests import factories"),
        ("services/games/go/store/games.py", "from services.games.go.actions import play_move"),
        ("services/games/go/store/games.py", "import services.games.go.resources.games"),
        ("services/games/go/tables/games.py", "from services.games.go.store import games"),
        ("services/games/go/actions/play.py", "from services.games.go.resources import games"),
        ("services/games/go/domain/board.py", "from services.games.go.tables import games"),
        ("services/games/go/domain/board.py", "from services.games.diplomacy.domain import orders"),
        ("services/games/diplomacy/store/games.py", "from services.games.routes import ROUTES"),
        ("services/tournaments/hall/store.py", "from services.tournaments.rounds import store"),
        ("services/tournaments/rules/trf.py", "from services.tournaments.hall import tables"),
        ("services/tournaments/rules/trf.py", "from shared import clock"),
        ("services/tournaments/league/store/a.py", "from services.tournaments.hall import store"),
        ("services/games/go/domain/board.py", "import sqlalchemy"),
        ("services/games/go/domain/board.py", "from pydantic import BaseModel"),
        ("services/games/go/domain/board.py", "import argon2"),
        ("services/games/go/domain/board.py", "def now():\n    import time"),
        ("services/games/go/actions/play.py", "from flask import request"),
        ("services/games/go/actions/play.py", "from shared.callers import member"),
        ("services/games/go/actions/play.py", "from sqlalchemy import select"),
        ("services/games/go/resources/games.py", "from sqlalchemy.orm import Session"),
        ("services/games/go/store/games.py", "import requests"),
        ("web/pages/home.py", "from services.users import store"),
        ("web/pages/home.py", "from shared.tokens import service_token"),
        ("web/pages/home.py", "from shared import peers"),
        ("web/pages/home.py", "import sqlalchemy"),
        ("shared/peers.py", "from web import api"),
        ("services/users/store.py", "from web import api"),
    ],
)
def test_a_wrong_import_is_found(path, statement):
    assert list(wrong_imports(Path(path), read_source(statement)))


@pytest.mark.parametrize("below", [*AREAS.values(), BELOW])
def test_areas_and_layers_form_a_line(below):
    list(TopologicalSorter(below).static_order())  # a knot raises CycleError


def test_every_edge_that_is_allowed_is_used(sources):
    areas, layers = set(), set()
    for path, source in sources.items():
        for here, there in ((place_of(module_of(path)), place_of(name)) for name in source.imports):
            if here and there:
                areas.add((here.service, here.area, there.area))
                layers.add((here.layer, there.layer))
    for service, below in AREAS.items():
        assert not {(service, *edge) for edge in _edges(below)} - areas
    assert not _edges(BELOW) - layers


def _edges(below: dict[str, set[str]]) -> set[tuple[str, str]]:
    return {(upper, lower) for upper, lowers in below.items() for lower in lowers}


def test_every_folder_of_a_service_is_an_area_or_a_layer():
    for service in (ROOT / "services").iterdir():
        folders = {path.parent for path in service.glob("*/*.py")}
        assert (
            not {folder.name for folder in folders}
            - LAYERS.keys()
            - AREAS.get(service.name, {}).keys()
        )


def test_no_module_imports_itself_around_a_corner(sources):
    modules = {module_of(path): source for path, source in sources.items()}
    graph = {
        module: {_nearest(name, modules) for name in source.imports} - {None, module}
        for module, source in modules.items()
    }
    try:
        list(TopologicalSorter(graph).static_order())
    except CycleError as knot:
        pytest.fail(" -> ".join(knot.args[1]))


def _nearest(name: str, modules: dict[str, Source]) -> str | None:
    """The module that an imported name is, or is a part of."""
    return next((each for each in (name, name.rpartition(".")[0]) if each in modules), None)


def test_only_one_file_reads_the_clock(sources):
    wrong = []
    for path, code in sources.items():
        if str(path) == "shared/clock.py" or path.parts[0] == "deploy":
            continue
        wrong += [f"{path} calls {call}" for call in code.calls & CLOCKS]
    assert not wrong


def test_files_stay_short(sources):
    lengths = {path: code.lines for path, code in sources.items()}
    assert not {path: length for path, length in lengths.items() if length > LONGEST_FILE}


def test_every_file_says_what_it_holds(sources):
    assert not [
        path
        for path, code in sources.items()
        if path.name != "__init__.py" and "migrations" not in path.parts and not code.docstring
    ]
