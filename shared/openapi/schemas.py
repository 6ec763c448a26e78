"""Models as JSON schemas that tools can use: plain names, whole arrays, nothing unused."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from shared.openapi.operations import area_of

PLACE = "#/components/schemas/"
TOLD = ("description", "examples")
Schema = dict[str, Any]


class Schemas:
    """The schemas of all models of a service, by the name pydantic gives them."""

    def __init__(self, accepted: Iterable[type[BaseModel]], answered: Iterable[type[BaseModel]]):
        models: list[Any] = [
            *((model, "validation") for model in dict.fromkeys(accepted)),
            *((model, "serialization") for model in dict.fromkeys(answered)),
        ]
        self._references, made = models_json_schema(models, ref_template=PLACE + "{model}")
        self._by_name = {name: _tidy(schema) for name, schema in made.get("$defs", {}).items()}

    def accepted(self, model: type[BaseModel]) -> Schema:
        return self._by_name[self.reference_accepted(model)["$ref"].removeprefix(PLACE)]

    def reference_accepted(self, model: type[BaseModel]) -> Schema:
        return self._references[model, "validation"]

    def reference_answered(self, model: type[BaseModel]) -> Schema:
        return self._references[model, "serialization"]

    def used_in(self, document: Any) -> dict[str, Schema]:
        """Those that a part of the document refers to, directly or through others."""
        used: dict[str, Schema] = {}
        waiting = _names_in(document)
        while waiting:
            name = waiting.pop()
            if name not in used:
                used[name] = self._by_name[name]
                waiting |= _names_in(used[name])
        return dict(sorted(used.items()))


def plain_names(names: Iterable[str]) -> dict[str, str]:
    """Where models share a name, pydantic writes their modules before it, or what they are for.

    Then their area tells them apart, in an area their module.
    """
    paths = {name: re.split("__|-", name) for name in names}
    shared = Counter(_own_name(path) for path in paths.values())
    plain = {
        name: _own_name(path) if shared[_own_name(path)] == 1 else _name_with_area(path)
        for name, path in paths.items()
    }
    taken = Counter(plain.values())
    return {
        name: short if taken[short] == 1 else _camel(paths[name][-2]) + short
        for name, short in plain.items()
    }


def with_names(value: Any, names: dict[str, str]) -> Any:
    """A piece of a document, its references to schemas changed to these names."""
    if isinstance(value, list):
        return [with_names(inner, names) for inner in value]
    if not isinstance(value, dict):
        return value
    changed = {key: with_names(inner, names) for key, inner in value.items()}
    if reference := _reference_in(value):
        changed["$ref"] = PLACE + names[reference]
    return changed


def without_null(schema: Schema) -> Schema:
    """The schema of a value that is there; null can only be meant by leaving it out."""
    choices = [choice for choice in schema.get("anyOf", ()) if choice != {"type": "null"}]
    if not choices or len(choices) == len(schema["anyOf"]):
        return schema
    around = {name: value for name, value in schema.items() if name != "anyOf"}
    if around.get("default", ...) is None:
        del around["default"]
    return _any_of(choices) | around


def _tidy(value: Any) -> Any:
    if isinstance(value, list):
        return [_tidy(inner) for inner in value]
    if not isinstance(value, dict):
        return value
    # Titles made from names ("Player Id") say nothing; a field may be called title, too.
    tidy = {
        name: _tidy(inner)
        for name, inner in value.items()
        if name != "title" or not isinstance(inner, str)
    }
    if "prefixItems" in tidy and "items" not in tidy:
        tidy["items"] = _any_of(tidy["prefixItems"])
    # What a field that may be null says of itself stands with the other choice.
    meant = without_null(tidy)
    return {name: meant[name] for name in TOLD if name in meant} | tidy


def _names_in(value: Any) -> set[str]:
    """Names of the schemas that are referred to anywhere in a piece of JSON."""
    inside = value.values() if isinstance(value, dict) else value
    if not isinstance(value, dict | list):
        return set()
    found = {name for inner in inside for name in _names_in(inner)}
    return found | {reference} if (reference := _reference_in(value)) else found


def _reference_in(value: Any) -> str | None:
    reference = value.get("$ref") if isinstance(value, dict) else None
    if isinstance(reference, str) and reference.startswith(PLACE):
        return reference.removeprefix(PLACE)
    return None


def _any_of(schemas: list[Schema]) -> Schema:
    different = [schema for at, schema in enumerate(schemas) if schema not in schemas[:at]]
    return different[0] if len(different) == 1 else {"anyOf": different}


def _own_name(path: list[str]) -> str:
    return path[-2] if path[-1] in ("Input", "Output") else path[-1]


def _name_with_area(path: list[str]) -> str:
    if path[-1] in ("Input", "Output"):
        return path[-2] + path[-1]
    return _camel(area_of(".".join(path))) + path[-1]


def _camel(words: str) -> str:
    return "".join(word.capitalize() for word in words.split("_"))
