"""Build a service's OpenAPI 3.1 document from its routes and their declarations."""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from flask import Flask
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

REFERENCE = "#/components/schemas/{model}"
BODILESS = {"GET", "DELETE"}
BODY_TYPES = ("application/json", "application/x-www-form-urlencoded")
PATH_TYPES = {"int": {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}}
REASONS = {
    304: "What you have is still right",
    400: "Not done: something sent is wrong",
    401: "Not identified",
    403: "Not allowed for you",
    404: "There is no such thing",
    405: "Forbidden",
    409: "Something changed in the meantime",
    412: "Changed since you read it",
    413: "Too large",
    422: "Understood, but it cannot be done",
    429: "Too many tries, wait",
    500: "Internal error",
    502: "Another service failed",
    503: "Not possible now, retry",
}


class Refused(BaseModel):
    """Why a request was not carried out."""

    msg: str
    errors: dict[str, str] | None = None
    request_id: str | None = None


@dataclass(frozen=True)
class Operation:
    """One verb of one route."""

    path: str
    parameters: list[tuple[str, str]]
    verb: str
    method: Any
    module: str

    @property
    def tag(self) -> str:
        """The file of the resource is the heading its operations stand under."""
        return self.module.rsplit(".", 1)[-1].replace("_", " ")


def operations(app: Flask) -> Iterator[Operation]:
    for rule in app.url_map.iter_rules():
        view_class = getattr(app.view_functions[rule.endpoint], "view_class", None)
        if view_class is None:
            continue
        parameters = [
            (name, kind or "string") for kind, name in re.findall(r"<(?:(\w+):)?(\w+)>", rule.rule)
        ]
        path = re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule)
        for verb in sorted((rule.methods or set()) - {"HEAD", "OPTIONS"}):
            yield Operation(
                path, parameters, verb, getattr(view_class, verb.lower()), view_class.__module__
            )


def document(app: Flask, description: str, version: str) -> dict[str, Any]:
    known = list(operations(app))
    accepted = {o.method.accepts for o in known if hasattr(o.method, "accepts")}
    answered = {o.method.answers[1] for o in known if hasattr(o.method, "answers")}
    models = [(model, "validation") for model in accepted] + [
        (model, "serialization") for model in answered | {Refused}
    ]
    references, schemas = models_json_schema(models, ref_template=REFERENCE)
    paths: dict[str, Any] = {}
    for operation in known:
        paths.setdefault(operation.path, {})[operation.verb.lower()] = _described(
            operation, references
        )
    return {
        "openapi": "3.1.0",
        "info": {"title": f"Entente {app.name}", "version": version, "description": description},
        "tags": [
            {"name": tag, "description": _heading(module)}
            for tag, module in sorted({(o.tag, o.module) for o in known})
        ],
        "paths": dict(sorted(paths.items())),
        "components": {
            "schemas": schemas.get("$defs", {}),
            "securitySchemes": {
                "AccessToken": {"type": "apiKey", "in": "header", "name": "AccessToken"},
                "Bearer": {"type": "http", "scheme": "bearer", "bearerFormat": "JWT"},
                "ServiceToken": {"type": "apiKey", "in": "header", "name": "ServiceToken"},
            },
        },
    }


def _described(operation: Operation, references: dict) -> dict[str, Any]:
    method, lines = operation.method, (operation.method.__doc__ or "").strip().splitlines()
    described: dict[str, Any] = {
        "operationId": f"{operation.verb.lower()}{re.sub(r'[^a-z0-9]+', '_', operation.path)}",
        "tags": [operation.tag],
        "summary": lines[0] if lines else "",
        "description": "\n".join(line.strip() for line in lines[1:]).strip(),
        "parameters": [
            {
                "name": name,
                "in": "path",
                "required": True,
                "schema": PATH_TYPES.get(kind, {"type": "string"}),
                "description": f"The {name.replace('_', ' ')}.",
            }
            for name, kind in operation.parameters
        ],
        "responses": _responses(operation, references),
    }
    accepted = getattr(method, "accepts", None)
    if accepted and operation.verb in BODILESS and not accepted.json_only:
        described["parameters"] += _query_parameters(accepted)
    elif accepted:
        types = BODY_TYPES[:1] if accepted.json_only else BODY_TYPES
        required = any(field.is_required() for field in accepted.model_fields.values())
        described["requestBody"] = {
            "required": required,
            "content": {media: {"schema": references[accepted, "validation"]} for media in types},
        }
    if security := _security(method):
        described["security"] = security
    return described


def _heading(module: str) -> str:
    return (sys.modules[module].__doc__ or "").strip().splitlines()[0]


def _security(method: Any) -> list[dict[str, list]]:
    """Both at once where an internal endpoint needs the user's token besides."""
    service: dict[str, list] = {}
    if getattr(method, "service_only", False):
        service["ServiceToken"] = []
    if getattr(method, "authenticated", False):
        return [{"AccessToken": [], **service}, {"Bearer": [], **service}]
    return [service] if service else []


def _query_parameters(model: type[BaseModel]) -> list[dict[str, Any]]:
    schema = model.model_json_schema(ref_template=REFERENCE)
    return [
        {
            "name": name,
            "in": "query",
            "required": name in schema.get("required", ()),
            "schema": field,
            "description": field.get("description", ""),
        }
        for name, field in schema.get("properties", {}).items()
    ]


def _responses(operation: Operation, references: dict) -> dict[str, Any]:
    method = operation.method
    responses: dict[str, Any] = {}
    if hasattr(method, "answers"):
        status, model = method.answers
        responses[str(status)] = {
            "description": (model.__doc__ or "Done").strip().splitlines()[0],
            "content": {
                getattr(model, "media_type", "application/json"): {
                    "schema": references[model, "serialization"]
                },
                **{
                    kind: {"schema": {"type": "string"}}
                    for kind in getattr(model, "other_media_types", ())
                },
            },
        }
    declared = getattr(method, "refuses", ())
    statuses = {400, 413, 500, 503} | set(getattr(method, "refused_statuses", ()))
    statuses |= {refusal.status for refusal in declared}
    statuses |= {404} if operation.parameters else set()
    for status in sorted(statuses):
        sentences = [str(refusal()) for refusal in declared if refusal.status == status]
        responses.setdefault(
            str(status),
            {
                "description": "; ".join(sentences) or REASONS[status],
                "content": {"application/json": {"schema": references[Refused, "serialization"]}},
            },
        )
    if getattr(method, "conditional", False):
        responses["304"] = {"description": REASONS[304]}
    return responses
