"""The shape of the code, checked: who may import whom, and how long a file may be."""

import ast
from dataclasses import dataclass
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
SOURCES = sorted(
    path.relative_to(ROOT)
    for top in ("shared", "services", "deploy")
    for path in (ROOT / top).rglob("*.py")
    if "versions" not in path.parts
)


@dataclass(frozen=True)
class Source:
    """What is asked of a file, gathered in one walk through its syntax."""

    imports: set[str]
    calls: set[tuple[str, str]]
    docstring: str | None
    lines: int


def source(path: Path) -> Source:
    text = (ROOT / path).read_text()
    tree = ast.parse(text)
    imports, calls = set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imports |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imports.add(node.module or "")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            calls.add((getattr(node.func.value, "id", ""), node.func.attr))
    return Source(imports, calls, ast.get_docstring(tree), len(text.splitlines()))


@pytest.fixture(scope="module")
def sources() -> dict[Path, Source]:
    return {path: source(path) for path in SOURCES}


def test_imports_respect_the_layers(sources):
    wrong = []
    for path, code in sources.items():
        packages = {name.split(".")[0] for name in code.imports}
        for part, forbidden in FORBIDDEN.items():
            if part in str(path) and packages & forbidden:
                wrong.append(f"{path} must not import {packages & forbidden}")
    assert not wrong


def test_services_do_not_import_each_other(sources):
    wrong = []
    for path, code in sources.items():
        if path.parts[0] == "services" and len(path.parts) > 2:
            wrong += [
                f"{path} imports {name}"
                for name in code.imports
                if name.startswith("services.") and name.split(".")[1] != path.parts[1]
            ]
    assert not wrong


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
