"""What tools need of an OpenAPI document: each check tells the faults it finds.

A document without operations has nothing that could be right: every check finds that a fault.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from jsonschema import Draft202012Validator
from openapi_spec_validator import OpenAPIV31SpecValidator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

Faults = Iterator[str]
NAME = re.compile(r"(get|post|put|patch|delete)(_[a-z0-9]+)+")
SCHEMA_NAME = re.compile(r"[A-Z][A-Za-z0-9]*")
ALWAYS = {"400", "413", "414", "431", "500", "503"}
TOKENS = {"AccessToken", "Bearer"}

CHECKS: dict[str, Callable[[dict], Faults]] = {}


def check(find_faults: Callable[[dict], Faults]) -> Callable[[dict], Faults]:
    def find(document: dict) -> Faults:
        if not document["paths"]:
            yield "there are no operations"
        yield from find_faults(document)

    CHECKS[find_faults.__name__] = find
    return find


def operations(document: dict) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, verbs in document["paths"].items():
        for verb, operation in verbs.items():
            yield f"{verb.upper()} {path}", operation


def objects(value: Any, place: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every JSON object inside, with its place; examples are no part of the description."""
    if isinstance(value, dict):
        yield place, value
        for name, inner in value.items():
            if name not in ("example", "examples"):
                yield from objects(inner, f"{place}/{name}")
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from objects(inner, f"{place}/{index}")


@check
def is_valid_openapi(document: dict) -> Faults:
    for fault in OpenAPIV31SpecValidator(document).iter_errors():
        yield str(fault)


@check
def operations_have_names_of_their_own(document: dict) -> Faults:
    names = [operation.get("operationId", "") for _, operation in operations(document)]
    yield from (f"{name!r} does not read as a name" for name in names if not NAME.fullmatch(name))
    yield from (f"{name} is the name of {n}" for name, n in Counter(names).items() if n > 1)


@check
def operations_tell_what_they_need(document: dict) -> Faults:
    known = document["components"]["securitySchemes"]
    for where, operation in operations(document):
        if "security" not in operation:
            yield f"{where} has no security"
        for scheme in {name for choice in operation.get("security", ()) for name in choice}:
            if scheme not in known:
                yield f"{where}: {scheme} is not described"
    yield from (f"{name} has no description" for name in known if not known[name]["description"])


@check
def tags_are_told_once_in_the_order_of_use(document: dict) -> Faults:
    used = [tag for _, operation in operations(document) for tag in operation["tags"]]
    told = [tag["name"] for tag in document["tags"]]
    if told != list(dict.fromkeys(used)):
        yield f"{told} are told, {list(dict.fromkeys(used))} are used"
    yield from (f"{tag['name']} has no text" for tag in document["tags"] if not tag["description"])


@check
def schemas_have_plain_names_and_are_used(document: dict) -> Faults:
    schemas = document["components"]["schemas"]
    yield from (f"{name} is no plain name" for name in schemas if not SCHEMA_NAME.fullmatch(name))
    referred = {str(found.get("$ref")).rpartition("/")[2] for _, found in objects(document)}
    yield from (f"{name} is not used" for name in schemas if name not in referred)


@check
def arrays_tell_their_items(document: dict) -> Faults:
    for where, found in objects(document):
        if found.get("type") == "array" and "items" not in found:
            yield where


@check
def servers_are_told(document: dict) -> Faults:
    if not document.get("servers"):
        yield "there are no servers"


@check
def everything_is_described(document: dict) -> Faults:
    for where, operation in operations(document):
        if not operation["summary"]:
            yield f"{where} has no summary"
        for parameter in operation["parameters"]:
            if not parameter["description"]:
                yield f"{where}: {parameter['name']} has no description"
            if parameter["required"] and "example" not in parameter:
                yield f"{where}: {parameter['name']} has no example"
        for name, field in _body_schema(document, operation).get("properties", {}).items():
            if not field.get("description"):
                yield f"{where}: {name} of the body has no description"


@check
def statuses_are_complete(document: dict) -> Faults:
    for where, operation in operations(document):
        expected = set(ALWAYS)
        if any(parameter["in"] == "path" for parameter in operation["parameters"]):
            expected.add("404")
        if any(TOKENS & choice.keys() for choice in operation["security"]):
            expected.add("401")
        if missing := expected - operation["responses"].keys():
            yield f"{where} lacks {sorted(missing)}"
        if not any(status.startswith(("2", "3")) for status in operation["responses"]):
            yield f"{where} never succeeds"


@check
def refusals_have_one_shape(document: dict) -> Faults:
    for where, operation in operations(document):
        for status, response in operation["responses"].items():
            if status < "400":
                continue
            refusal = _resolve(document, response)
            schema = refusal["content"]["application/json"]["schema"]
            if schema != {"$ref": "#/components/schemas/Refused"} or not refusal["description"]:
                yield f"{where}: {status}"


@check
def bodies_have_examples_that_fit(document: dict) -> Faults:
    for where, operation in operations(document):
        for kind, content in operation.get("requestBody", {}).get("content", {}).items():
            for fault in _misfits(document, content["schema"], content["example"]):
                yield f"{where} as {kind}: {fault}"


@check
def examples_of_fields_fit(document: dict) -> Faults:
    for where, found in objects(document):
        if isinstance(examples := found.get("examples"), list):
            for example in examples:
                for fault in _misfits(document, found, example):
                    yield f"{where}: {fault}"


def _misfits(document: dict, schema: dict, example: Any) -> Iterator[str]:
    registry: Registry = Registry().with_resource("urn:all", Resource(document, DRAFT202012))
    inside = json.loads(json.dumps(schema).replace('"#/', '"urn:all#/'))
    for fault in Draft202012Validator(inside, registry=registry).iter_errors(example):
        yield f"{'.'.join(map(str, fault.absolute_path))} {fault.message}"


def _body_schema(document: dict, operation: dict) -> dict[str, Any]:
    content = operation.get("requestBody", {}).get("content", {})
    return _resolve(document, content["application/json"]["schema"]) if content else {}


def _resolve(document: dict, found: dict) -> dict[str, Any]:
    if "$ref" not in found:
        return found
    for part in found["$ref"].removeprefix("#/").split("/"):
        document = document[part]
    return document
