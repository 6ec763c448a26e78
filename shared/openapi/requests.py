"""What an operation takes: parameters of its path and query, a body, and examples of them."""

import json
from typing import Any

from pydantic import RootModel, ValidationError

from shared.arguments import Arguments
from shared.openapi.operations import Operation
from shared.openapi.schemas import Schemas, without_null

BODILESS = {"GET", "DELETE"}
JSON, FORM = "application/json", "application/x-www-form-urlencoded"
IDENTIFIER = {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}
# Where a path holds a word, what that could be; a resource may know better in `path_examples`.
PATH_EXAMPLES = {
    "pseudo": "Tartempion",
    "user_name": "Tartempion",
    "name": "Raspoutine",
    "uniq_id": "harbour-open-2026",
}


class Form(RootModel[dict[str, str]]):
    """The same parameters as in JSON, each as text; lists and objects as JSON text."""


def path_parameters(operation: Operation) -> list[dict[str, Any]]:
    known = PATH_EXAMPLES | getattr(operation.resource, "path_examples", {})
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": IDENTIFIER if kind == "int" else {"type": "string"},
            "description": f"The {name.replace('_', ' ')}.",
            "example": known.get(name, 1 if kind == "int" else f"some-{name.replace('_', '-')}"),
        }
        for name, kind in operation.parameters
    ]


def query_parameters(operation: Operation, schemas: Schemas) -> list[dict[str, Any]]:
    accepted = getattr(operation.method, "accepts", None)
    if accepted is None or _has_body(operation, accepted):
        return []
    schema = schemas.accepted(accepted)
    required, example = schema.get("required", ()), example_of(accepted, schemas)
    return [
        {
            "name": name,
            "in": "query",
            "required": name in required,
            "schema": without_null(field),
            "description": field.get("description", ""),
            **({"example": example[name]} if name in required and name in example else {}),
        }
        for name, field in schema.get("properties", {}).items()
    ]


def body(operation: Operation, schemas: Schemas) -> dict[str, Any] | None:
    accepted = getattr(operation.method, "accepts", None)
    if accepted is None or not _has_body(operation, accepted):
        return None
    example = example_of(accepted, schemas)
    content = {JSON: {"schema": schemas.reference_accepted(accepted), "example": example}}
    if not accepted.json_only:
        content[FORM] = {
            "schema": schemas.reference_accepted(Form),
            "example": {name: _as_text(value) for name, value in example.items()},
        }
    # Whoever sends everything in the address needs no body.
    required = accepted.json_only and bool(schemas.accepted(accepted).get("required"))
    return {"required": required, "content": content}


def example_of(model: type[Arguments], schemas: Schemas) -> dict[str, Any]:
    """What the model gives as an example, else what its fields give that goes together."""
    schema = schemas.accepted(model)
    if declared := schema.get("examples"):
        return declared[0]
    fields = schema.get("properties", {})
    given = {name: field["examples"][0] for name, field in fields.items() if field.get("examples")}
    optional = [name for name in given if name not in schema.get("required", ())]
    for left_out in [None, *reversed(optional)]:
        example = {name: value for name, value in given.items() if name != left_out}
        if _takes(model, example):
            return example
    return given


def _takes(model: type[Arguments], example: dict[str, Any]) -> bool:
    try:
        return bool(model.model_validate(example))
    except ValidationError:
        return False


def _has_body(operation: Operation, accepted: type[Arguments]) -> bool:
    return accepted.json_only or operation.verb not in BODILESS


def _as_text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
