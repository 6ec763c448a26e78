"""The shape of the code, checked: who may import whom, and how long a file may be."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = {"flask", "flask_restful"}
FORBIDDEN = {  # path contains -> packages that must not be imported there
    "shared/": {"services", "deploy", "tests"},
    "/domain/": WEB | {"sqlalchemy", "requests", "pydantic", "shared"},
    "/store": WEB | {"requests"},
    "/tables.py": WEB | {"requests"},
    "/actions/": {"flask_restful", "sqlalchemy", "requests"},
    "/resources/": {"sqlalchemy", "requests"},
}
CLOCKS = {("datetime", "now"), ("datetime", "utcnow"), ("time", "time"), ("date", "today")}
LONGEST_FILE = 300
SOURCES = sorted(path.relative_to(ROOT) for top in ("shared", "services", "deploy")
                 for path in (ROOT / top).rglob("*.py") if "versions" not in path.parts)


def syntax(path: Path) -> ast.Module:
    return ast.parse((ROOT / path).read_text())


def imports(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(syntax(path)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return names


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_imports_respect_the_layers(path):
    packages = {name.split(".")[0] for name in imports(path)}
    for part, forbidden in FORBIDDEN.items():
        if part in str(path):
            assert not packages & forbidden, f"{path} must not import {packages & forbidden}"


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_services_do_not_import_each_other(path):
    if path.parts[0] == "services" and len(path.parts) > 2:
        foreign = {name for name in imports(path)
                   if name.startswith("services.") and name.split(".")[1] != path.parts[1]}
        assert not foreign


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_only_one_file_reads_the_clock(path):
    if str(path) == "shared/clock.py" or path.parts[0] == "deploy":
        return
    calls = {(getattr(node.func.value, "id", ""), node.func.attr)
             for node in ast.walk(syntax(path))
             if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)}
    assert not calls & CLOCKS


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_files_stay_short(path):
    assert len((ROOT / path).read_text().splitlines()) <= LONGEST_FILE


@pytest.mark.parametrize("path", [p for p in SOURCES if p.name != "__init__.py"
                                  and "migrations" not in p.parts], ids=str)
def test_every_file_says_what_it_holds(path):
    assert ast.get_docstring(syntax(path))
