"""The code as the tests of its shape see it: what a file imports and calls, and where it stands."""

import ast
from dataclasses import dataclass
from pathlib import Path

from tests.architecture.edges import AREAS, LAYERS

ROOT = Path(__file__).parents[2]
TOPS = ("shared", "services", "web", "deploy")


@dataclass(frozen=True)
class Source:
    """What is asked of a file, gathered in one walk through its syntax."""

    imports: frozenset[str]
    calls: frozenset[tuple[str, str]] = frozenset()
    docstring: str | None = ""
    lines: int = 0


@dataclass(frozen=True)
class Place:
    """Where a module of a service stands; the area is the service's name for its own files."""

    service: str
    area: str
    layer: str


def read_sources() -> dict[Path, Source]:
    paths = [path for top in TOPS for path in (ROOT / top).rglob("*.py")]
    return {
        path.relative_to(ROOT): read_source(path.read_text())
        for path in sorted(paths)
        if "versions" not in path.parts
    }


def read_source(text: str) -> Source:
    tree = ast.parse(text)
    imports, calls = set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imports |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imports |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            calls.add((getattr(node.func.value, "id", ""), node.func.attr))
    docstring = ast.get_docstring(tree)
    return Source(frozenset(imports), frozenset(calls), docstring, len(text.splitlines()))


def module_of(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def place_of(module: str) -> Place | None:
    """None for what is not in a service."""
    parts = module.split(".")
    if parts[0] != "services" or len(parts) < 3:
        return None
    service, first = parts[1], parts[2]
    area = first if first in AREAS.get(service, ()) else service
    inside = parts[2:] if area == service or first in LAYERS else parts[3:]
    return Place(service, area, LAYERS.get(inside[0], "adapter") if inside else "adapter")
