"""Which calls to other services stand in the code, read from its syntax; and the table of them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from shared.config import ROOT

VERBS = {"get", "post", "put", "delete"}
# What shared calls in the name of those that use it: what a service must hold to be one of them.
CALLS_OF_SHARED = {
    "users GET /revocations": "create_service(",
    "emails POST /mails": "deliver_mails_of(",
    "players GET /account-players/{}": r"@(member|acting|anyone|staff)\b",
    "players GET /player-identities/{}": "member_called(",
    "users POST /audit": "AbuseReportList",
}
NEVER_ASKS_USERS = {"users": "it reads its own database", "solver": "trust_in_nobody("}


@dataclass(frozen=True)
class Call:
    caller: str
    callee: str
    operation: str  # "GET /accounts/{}"


@dataclass(frozen=True)
class Row:
    call: Call
    sees: str
    kept_for: str


def nameless(path: str) -> str:
    """Without the names of path parameters and without a query."""
    return re.sub(r"{\w*}", "{}", path.partition("?")[0])


def rows_of_the_table() -> list[Row]:
    rows = []
    for line in (ROOT / "docs" / "services.md").read_text().splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and cells[0] != "caller":
            caller, callee, operation, sees, kept_for = cells
            rows.append(Row(Call(caller, callee, nameless(operation)), sees, kept_for))
    return rows


def calls_in_the_code() -> set[Call]:
    calls = set()
    for path in (*(ROOT / "services").rglob("*.py"), *(ROOT / "deploy").rglob("peers.py")):
        if "Peer(" in (text := path.read_text()):
            calls |= set(_calls_of(ast.parse(text)))
    return calls | set(_calls_of_shared())


def _calls_of_shared() -> Iterator[Call]:
    for folder in (ROOT / "services").iterdir():
        text = "\n".join(path.read_text() for path in folder.rglob("*.py"))
        for called, sign in CALLS_OF_SHARED.items():
            callee, operation = called.split(" ", 1)
            silent = operation == "GET /revocations" and folder.name in NEVER_ASKS_USERS
            pattern = sign if sign.startswith("@") else re.escape(sign)
            if text and re.search(pattern, text) and callee != folder.name and not silent:
                yield Call(folder.name, callee, operation)


def _peers_of(tree: ast.Module) -> dict[str, dict[str, tuple[str, str]]]:
    """By the name they are kept under: one peer, or several of one kind; each with its caller."""
    kept: dict[str, dict[str, tuple[str, str]]] = {}
    for node in tree.body:
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
            continue
        name, value = node.targets[0].id, node.value
        if isinstance(value, ast.Call) and getattr(value.func, "id", "") == "Peer":
            kept[name] = {name: (ast.literal_eval(value.args[0]), ast.literal_eval(value.args[1]))}
        elif isinstance(value, ast.DictComp) and "Peer(" in ast.unparse(value.value):
            assert isinstance(value.value, ast.Call)
            caller = ast.literal_eval(value.value.args[0])
            callees = ast.literal_eval(value.generators[0].iter)
            kept[name] = {f"{name} {callee}": (caller, callee) for callee in callees}
    return kept


def _calls_of(tree: ast.Module) -> Iterator[Call]:
    kept = _peers_of(tree)
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    for function in functions.values():
        for node in ast.walk(function):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in VERBS
                and isinstance(node.func.value, ast.Name)
            ):
                for caller, callee in _peers_named(node.func.value.id, kept, function):
                    for path in _texts(node.args[0], function, functions):
                        operation = f"{node.func.attr.upper()} {nameless(path)}"
                        yield Call(caller, callee, operation)


def _peers_named(name: str, kept: dict, function: ast.FunctionDef) -> set[tuple[str, str]]:
    """The peer itself, or all that the function goes through under that name."""
    if name in kept:
        return set(kept[name].values())
    named = {one.id for one in ast.walk(function) if isinstance(one, ast.Name)}
    return {pair for group in named & kept.keys() for pair in kept[group].values()}


def _texts(node: ast.expr, function: ast.FunctionDef, functions: dict) -> list[str]:
    """Every text the expression may be, {} for what is filled in."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.JoinedStr(values=parts):
            texts = [""]
            for part in parts:
                inner = part.value if isinstance(part, ast.FormattedValue) else part
                found = _texts(inner, function, functions) if _is_text(inner, functions) else ["{}"]
                texts = [before + after for before in texts for after in found]
            return texts
        case ast.BinOp(left=left, right=right):
            return [
                before + after
                for before in _texts(left, function, functions)
                for after in _texts(right, function, functions)
            ]
        case ast.IfExp(body=body, orelse=orelse):
            return _texts(body, function, functions) + _texts(orelse, function, functions)
        case ast.Call(func=ast.Name(id=name)) if name in functions:
            returned = functions[name].body[-1].value
            return _texts(returned, functions[name], functions)
        case ast.Name(id=name):
            for statement in ast.walk(function):
                if isinstance(statement, ast.Assign) and statement.targets[0].id == name:  # type: ignore[attr-defined]
                    return _texts(statement.value, function, functions)
    raise AssertionError(f"what is called here cannot be read: {ast.unparse(node)}")


def _is_text(node: ast.expr, functions: dict) -> bool:
    if isinstance(node, ast.Constant):
        return True
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") in functions


def files_that_make_peers() -> set[Path]:
    """Where a Peer is made outside of services' own peers.py, or folder of that name."""
    return {
        path.relative_to(ROOT)
        for top in ("services", "shared", "deploy", "web")
        for path in (ROOT / top).rglob("*.py")
        if re.search(r"\bPeer\(", path.read_text()) and "peers" not in (path.stem, path.parent.name)
    }
