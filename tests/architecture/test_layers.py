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


@pytest.fixture(scope="module")
def parsed() -> dict[Path, ast.Module]:
    return {path: syntax(path) for path in SOURCES}


def imports(tree: ast.Module) -> set[str]:
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return names


def test_imports_respect_the_layers(parsed):
    wrong = []
    for path, tree in parsed.items():
        packages = {name.split(".")[0] for name in imports(tree)}
        for part, forbidden in FORBIDDEN.items():
            if part in str(path) and packages & forbidden:
                wrong.append(f"{path} must not import {packages & forbidden}")
    assert not wrong


def test_services_do_not_import_each_other(parsed):
    wrong = []
    for path, tree in parsed.items():
        if path.parts[0] == "services" and len(path.parts) > 2:
            wrong += [f"{path} imports {name}" for name in imports(tree)
                      if name.startswith("services.") and name.split(".")[1] != path.parts[1]]
    assert not wrong


def test_only_one_file_reads_the_clock(parsed):
    wrong = []
    for path, tree in parsed.items():
        if str(path) == "shared/clock.py" or path.parts[0] == "deploy":
            continue
        calls = {(getattr(node.func.value, "id", ""), node.func.attr) for node in ast.walk(tree)
                 if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)}
        wrong += [f"{path} calls {call}" for call in calls & CLOCKS]
    assert not wrong


def test_files_stay_short():
    lengths = {path: len((ROOT / path).read_text().splitlines()) for path in SOURCES}
    assert not {path: length for path, length in lengths.items() if length > LONGEST_FILE}


def test_every_file_says_what_it_holds(parsed):
    assert not [path for path, tree in parsed.items() if path.name != "__init__.py"
                and "migrations" not in path.parts and not ast.get_docstring(tree)]
