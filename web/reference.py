"""The documents of the services as one, with every path where the one origin serves it."""

from collections.abc import Mapping
from typing import Any

# What the front (deploy/front) lets through; the others are for the platform itself.
SERVICES = ("users", "players", "games", "tournaments")
COMMON = "securitySchemes"  # mean the same in every service,
REFUSAL = "Refused"  # and so does this schema
REFERENCE = "#/components/"
DESCRIPTION = (
    "All that people's programs may call, as one origin serves it: the services "
    f"{', '.join(SERVICES)} under /api/<service>. Where no front stands before them, each "
    "has an address of its own, and the path begins after /api/<service>."
)


def merged_document(documents: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Names that two services may share get the service's in them: `GamesPosition`."""
    merged: dict[str, Any] = {
        "openapi": "3.1.0",
        "info": {
            "title": "Entente",
            "version": max(document["info"]["version"] for document in documents.values()),
            "description": DESCRIPTION,
        },
        "servers": [{"url": "/", "description": "Where this document was read."}],
        "tags": [],
        "paths": {},
        "components": {},
    }
    for service, document in documents.items():
        named = _with_service(document, service)
        merged["tags"] += [tag | {"name": _tag(service, tag["name"])} for tag in named["tags"]]
        for path, operations in named["paths"].items():
            merged["paths"][f"/api/{service}{path}"] = {
                verb: _operation(service, operation) for verb, operation in operations.items()
            }
        for kind, components in named["components"].items():
            merged["components"].setdefault(kind, {}).update(
                {_name(kind, service, name): each for name, each in components.items()}
            )
    return merged


def _operation(service: str, operation: dict[str, Any]) -> dict[str, Any]:
    return operation | {
        "operationId": operation["operationId"].replace("_", f"_{service}_", 1),
        "tags": [_tag(service, tag) for tag in operation["tags"]],
    }


def _tag(service: str, name: str) -> str:
    return f"{service}: {name}"


def _name(kind: str, service: str, name: str) -> str:
    return name if kind == COMMON or name == REFUSAL else service.capitalize() + name


def _with_service(part: Any, service: str) -> Any:
    """With every reference to a component leading to the one of that service."""
    if isinstance(part, dict):
        return {name: _with_service(each, service) for name, each in part.items()}
    if isinstance(part, list):
        return [_with_service(each, service) for each in part]
    if isinstance(part, str) and part.startswith(REFERENCE):
        kind, name = part.removeprefix(REFERENCE).split("/", 1)
        return f"{REFERENCE}{kind}/{_name(kind, service, name)}"
    return part
