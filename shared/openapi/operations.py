"""The operations of a service: each verb of each route, with its name and its heading."""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from flask import Flask
from werkzeug.routing import Rule

PARAMETER = re.compile(r"<(?:(\w+):)?(\w+)>")
# What keeps a resource apart from the row of that name says nothing to a caller.
ONE_OF_THEM = re.compile(r"^One(?=[A-Z])|One$|ById$")


@dataclass(frozen=True)
class Operation:
    """One verb of one route."""

    path: str
    parameters: list[tuple[str, str]]
    verb: str
    resource: type
    identifier: str

    @property
    def method(self) -> Any:
        return getattr(self.resource, self.verb.lower())


def operations(app: Flask) -> list[Operation]:
    """In the order of the routes."""
    found: dict[str, Operation] = {}
    for rule, resource in _routes(app):
        parameters = [(name, kind or "string") for kind, name in PARAMETER.findall(rule.rule)]
        path = PARAMETER.sub(r"{\2}", rule.rule)
        for verb in sorted((rule.methods or set()) - {"HEAD", "OPTIONS"}):
            identifier = f"{verb.lower()}_{_snake(ONE_OF_THEM.sub('', resource.__name__))}"
            if identifier in found:  # another way to write the address of the same resource
                identifier = f"{verb.lower()}_{_words(path)}"
            found[identifier] = Operation(path, parameters, verb, resource, identifier)
    return list(found.values())


def tags(known: list[Operation]) -> dict[str, str]:
    """The heading of each module of resources, in the order of the routes.

    It is the module's own name, with its area before it if a module of that name came before.
    """
    found: dict[str, str] = {}
    for module in dict.fromkeys(operation.resource.__module__ for operation in known):
        name = module.rpartition(".")[2].replace("_", " ")
        found[module] = f"{area_of(module)} {name}" if name in found.values() else name
    return found


def heading(module: str) -> str:
    """What stands under a tag: the first line of the module."""
    return (sys.modules[module].__doc__ or "").strip().partition("\n")[0]


def area_of(module: str) -> str:
    """The folder of a service that a module stands in; empty where it has no areas."""
    parts = module.split(".")
    return parts[2] if len(parts) > 4 else ""


def _routes(app: Flask) -> Iterator[tuple[Rule, type]]:
    for rule in app.url_map.iter_rules():
        if resource := getattr(app.view_functions[rule.endpoint], "view_class", None):
            yield rule, resource


def _snake(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def _words(path: str) -> str:
    return "_".join(re.findall(r"[a-z0-9]+", re.sub(r"{\w+}", "", path)))
