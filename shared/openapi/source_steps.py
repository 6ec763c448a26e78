"""What a function of ours calls and which refusals it raises, read from its source."""

import ast
import builtins
import functools
import inspect
import linecache
import sys
from collections import ChainMap
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from types import FunctionType, MethodType, ModuleType
from typing import Any, get_args

from shared.database import writing
from shared.errors import Conflict, Refusal

OURS = ("services.", "shared.")
# Every operation has it in common that tokens and arguments may be wrong: told in general.
LEFT_OUT = ("shared.arguments", "shared.auth")
CALLABLES = (FunctionType, MethodType, classmethod, staticmethod, type(functools.cache(len)))
RUN_WITH_A_CLASS = ("__init__", "__post_init__", "__call__", "__enter__")
NAME_BUT_DO_NOT_RAISE = (isinstance, issubclass, suppress)


@dataclass(frozen=True)
class Ending:
    """A refusal as a caller is told it; … stands for what differs from case to case."""

    refusal: type[Refusal]
    status: int
    sentence: str


@dataclass(frozen=True)
class Step:
    """A refusal raised or a function called, and what is caught around it."""

    what: Ending | FunctionType
    caught: tuple[type, ...]


@functools.cache
def steps_of(function: FunctionType) -> tuple[Step, ...]:
    code = function.__code__
    node = _functions_in(code.co_filename).get(code.co_firstlineno)
    reader = _Reader(function)
    reader.visit_all(node.body if node else ())  # none if made by a library, as for dataclasses
    return tuple(dict.fromkeys([*reader.steps, *reader.methods_of_values()]))


@functools.cache
def _functions_in(file: str) -> dict[int, ast.FunctionDef]:
    """By first line, as code objects give it: that of the first decorator."""
    return {
        min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]): node
        for node in _functions_below(ast.parse("".join(linecache.getlines(file))).body)
    }


def _functions_below(statements: Iterable[ast.stmt]) -> Iterator[ast.FunctionDef]:
    for statement in statements:
        if isinstance(statement, ast.FunctionDef):
            yield statement
        yield from _functions_below(getattr(statement, "body", ()))


class _Reader(ast.NodeVisitor):
    """Goes through the body of one function and notes its steps."""

    def __init__(self, function: FunctionType):
        self.around = dict(inspect.getclosurevars(function).nonlocals)
        own = dict.fromkeys(function.__code__.co_varnames)
        self.names = ChainMap(own, self.around, function.__globals__, vars(builtins))
        self.steps: list[Step] = []
        self.caught: tuple[type, ...] = ()
        self.attributes: list[tuple[str, tuple[type, ...]]] = []  # of values nobody knows by name
        self.classes = {_class_around(function): None}
        for annotation in function.__annotations__.values():
            self._see(_classes_in(annotation))

    def methods_of_values(self) -> Iterator[Step]:
        """An attribute of a local value: whichever class in view has a method of that name."""
        for name, caught in self.attributes:
            for owner in self.classes:
                yield from (Step(method, caught) for method in _methods(owner, name))

    def visit_all(self, nodes: Iterable[ast.AST]) -> None:
        for node in nodes:
            self.visit(node)

    def visit_Try(self, node: ast.Try) -> None:
        outside = self.caught
        for handler in node.handlers:
            if not _raises_again(handler):
                self.caught += tuple(_flat(self._value(handler.type)))
        self.visit_all(node.body)
        self.caught = outside
        self.visit_all([part for handler in node.handlers for part in handler.body])
        self.visit_all([*node.orelse, *node.finalbody])

    def visit_If(self, node: ast.If) -> None:
        self.visit(node.test)
        if self._may_be_true(node.test):
            self.visit_all(node.body)
        self.visit_all(node.orelse)

    def visit_Call(self, node: ast.Call) -> None:
        called = self._value(node.func)
        if called in NAME_BUT_DO_NOT_RAISE:
            return
        if _is_refusal(called):
            self._end(called, node)
        else:
            self.visit(node.func)
        self.visit_all([*node.args, *node.keywords])

    def visit_Name(self, node: ast.Name) -> None:
        self._meet(self._value(node))

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if (value := self._value(node)) is None:
            self.attributes.append((node.attr, self.caught))
            self.visit(node.value)
        else:
            self._meet(value)

    def _value(self, node: ast.AST | None) -> Any:
        """The object an expression of names stands for; None if only a run would tell."""
        if isinstance(node, ast.Name):
            return self.names.get(node.id)
        if isinstance(node, ast.Attribute):
            owner = self._value(node.value)
            if not isinstance(owner, ModuleType | type | None):
                owner = type(owner)
            return getattr(owner, node.attr, None)
        return [self._value(each) for each in node.elts] if isinstance(node, ast.Tuple) else None

    def _may_be_true(self, test: ast.AST) -> bool:
        """What a decorator was told decides for good."""
        if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
            return all(map(self._may_be_true, test.values))
        if isinstance(test, ast.Name) and test.id in self.around:
            return bool(self.around[test.id])
        if isinstance(test, ast.Call) and self._value(test.func) is issubclass:
            given, wanted = map(self._value, test.args)
            return given is None or wanted is None or issubclass(given, wanted)
        return True

    def _meet(self, value: Any) -> None:
        for found in _flat(value):
            if _is_refusal(found):
                self._end(found)
            elif isinstance(found, type):
                self._see([found])
                for name in RUN_WITH_A_CLASS:
                    self.steps += [Step(method, self.caught) for method in _methods(found, name)]
            else:
                self.steps.append(Step(found, self.caught))
                self._see(_classes_in(found.__annotations__.get("return")))
                if found is inspect.unwrap(writing):
                    self._end(Conflict)  # so shared.errors answers when another write was first

    def _see(self, classes: Iterable[type]) -> None:
        for each in classes:
            self.classes[each] = None
            for annotation in vars(each).get("__annotations__", {}).values():
                self.classes.update(dict.fromkeys(_classes_in(annotation)))

    def _end(self, refusal: type[Refusal], call: ast.Call | None = None) -> None:
        status = _status(refusal, call)
        if status is not None:
            sentence = self._sentence(call) or refusal.__doc__ or ""
            ending = Ending(refusal, status, " ".join(sentence.split()))
            self.steps.append(Step(ending, self.caught))

    def _sentence(self, call: ast.Call | None) -> str | None:
        said = call.args[0] if call and call.args else None
        if isinstance(said, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else "…" for part in said.values]
            return "".join(map(str, parts))
        known = said.value if isinstance(said, ast.Constant) else self._value(said)
        return known if isinstance(known, str) else None


def is_followed(function: FunctionType) -> bool:
    module = function.__globals__["__name__"]
    return module.startswith(OURS) and module not in LEFT_OUT


def _is_refusal(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, Refusal)


def _flat(value: Any) -> Iterator[Any]:
    """Functions and classes of ours that a name stands for, alone or in a table."""
    if isinstance(value, dict | list | tuple | set | frozenset):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _flat(inner)
    elif isinstance(value, property):
        yield from _flat(value.fget)
    elif isinstance(value, type):
        if value.__module__.startswith(OURS):
            yield value
    elif isinstance(value, CALLABLES):
        function: Any = inspect.unwrap(getattr(value, "__func__", value))  # type: ignore[arg-type]
        if isinstance(function, FunctionType) and is_followed(function):
            yield function


def _methods(owner: type | None, name: str) -> Iterator[FunctionType]:
    holder = next((base for base in owner.__mro__ if name in vars(base)), None) if owner else None
    found = _flat(vars(holder)[name]) if holder else ()
    yield from (each for each in found if isinstance(each, FunctionType))


def _classes_in(annotation: Any) -> Iterator[type]:
    if isinstance(annotation, type) and annotation.__module__.startswith(OURS):
        yield annotation
    for argument in get_args(annotation):
        yield from _classes_in(argument)


def _class_around(function: FunctionType) -> type | None:
    found: Any = sys.modules[function.__module__]
    for part in function.__qualname__.split(".")[:-1]:
        found = getattr(found, part, None)
    return found if isinstance(found, type) else None


def _raises_again(handler: ast.ExceptHandler) -> bool:
    return any(
        isinstance(node, ast.Raise)
        and (node.exc is None or (isinstance(node.exc, ast.Name) and node.exc.id == handler.name))
        for node in ast.walk(handler)
    )


def _status(refusal: type[Refusal], call: ast.Call | None) -> int | None:
    """None where it is computed: then a decorator tells which there are."""
    for keyword in call.keywords if call else ():
        if keyword.arg == "status":
            given = getattr(keyword.value, "value", None)
            return given if isinstance(given, int) else None
    return refusal.status
