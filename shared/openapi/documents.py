"""A service's OpenAPI 3.1 document, made once from its routes and their declarations."""

import functools
import json
from typing import Any

from flask import Flask

from shared.openapi.operations import Operation, heading, operations, tags
from shared.openapi.requests import Form, body, path_parameters, query_parameters
from shared.openapi.responses import Refused, general_responses, responses
from shared.openapi.schemas import Schemas, plain_names, with_names

SECURITY_SCHEMES = {
    "AccessToken": {
        "type": "apiKey",
        "in": "header",
        "name": "AccessToken",
        "description": "The token of a member, as `POST /login` of users gives it.",
    },
    "Bearer": {
        "type": "http",
        "scheme": "bearer",
        "bearerFormat": "JWT",
        "description": "The same token in the header Authorization.",
    },
    "ServiceToken": {
        "type": "apiKey",
        "in": "header",
        "name": "ServiceToken",
        "description": "The services of the platform show it to one another.",
    },
    "EventCode": {
        "type": "apiKey",
        "in": "header",
        "name": "EventCode",
        "description": "The code of an event, for tablets at the boards.",
    },
}


@functools.lru_cache(4)
def document_text(app: Flask, description: str, version: str, root: str = "/") -> str:
    """`root`: under what the service is served; a proxy may say something longer."""
    return json.dumps(document(app, description, version, root), ensure_ascii=False)


def document(app: Flask, description: str, version: str, root: str = "/") -> dict[str, Any]:
    known = operations(app)
    methods = [operation.method for operation in known]
    schemas = Schemas(
        [Form, *(method.accepts for method in methods if hasattr(method, "accepts"))],
        [Refused, *(method.answers[1] for method in methods if hasattr(method, "answers"))],
    )
    headings = tags(known)
    paths: dict[str, Any] = {}
    for operation in known:
        verbs = paths.setdefault(operation.path, {})
        verbs[operation.verb.lower()] = _operation_as_json(operation, headings, schemas)
    general = general_responses(schemas)
    used = schemas.used_in([paths, general])
    names = plain_names(used)
    made = {
        "openapi": "3.1.0",
        "info": {"title": f"Entente {app.name}", "version": version, "description": description},
        "servers": [{"url": root, "description": "Where this document was read."}],
        "tags": [{"name": tag, "description": heading(module)} for module, tag in headings.items()],
        "paths": paths,
        "components": {
            "schemas": {names[name]: {"title": names[name], **used[name]} for name in used},
            "responses": general,
            "securitySchemes": _schemes_used(paths),
        },
    }
    return with_names(made, names)


def _operation_as_json(
    operation: Operation, headings: dict[str, str], schemas: Schemas
) -> dict[str, Any]:
    method = operation.method
    summary, _, rest = (method.__doc__ or "").strip().partition("\n")
    lines = [line.strip() for line in rest.splitlines()]
    security = list(getattr(method, "security", ()))
    if security and {} not in security and hasattr(method, "scope"):
        lines += ["", f"A token needs the scope {method.scope}."]
    described: dict[str, Any] = {
        "operationId": operation.identifier,
        "tags": [headings[operation.resource.__module__]],
        "summary": summary,
        "description": "\n".join(lines).strip(),
        "parameters": path_parameters(operation) + query_parameters(operation, schemas),
        "responses": responses(operation, schemas),
        "security": security,
    }
    if scope := getattr(method, "scope", None):
        described["x-scope"] = scope  # what a token must be good for
    if services := getattr(method, "services", ()):
        described["x-services"] = list(services)  # whose tokens count
    if sent := body(operation, schemas):
        described["requestBody"] = sent
    return described


def _schemes_used(paths: dict[str, Any]) -> dict[str, Any]:
    used = {
        scheme
        for verbs in paths.values()
        for operation in verbs.values()
        for choice in operation["security"]
        for scheme in choice
    }
    return {name: scheme for name, scheme in SECURITY_SCHEMES.items() if name in used}
