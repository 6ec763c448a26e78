"""The documents of all six services can be used by tools; and every check of that can fail."""

import copy
import json
import os
import subprocess

import pytest

from clients.documents import documents
from shared.config import PORTS, ROOT
from tests.contract.document_checks import CHECKS, operations
from tests.packages import require_node_tool

pytestmark = pytest.mark.slow  # making all documents takes some seconds
RULES = ROOT / "tests" / "contract" / "redocly.yaml"
EMPTY = {
    "openapi": "3.1.0",
    "info": {"title": "Nothing", "version": "1"},
    "servers": [{"url": "/"}],
    "tags": [],
    "paths": {},
    "components": {"schemas": {}, "securitySchemes": {}},
}
# What must not pass: the place in the document of players, and what is put there.
LIST = ("paths", "/players", "get")
REGISTER = ("paths", "/players", "post", "requestBody", "content", "application/json")
SCHEMAS = ("components", "schemas")
SPOILS = {
    "is_valid_openapi": (("info",), "Players"),
    "operations_have_names_of_their_own": ((*LIST, "operationId"), "post_players"),
    "operations_tell_what_they_need": ((*LIST, "security"), [{"Password": []}]),
    "tags_are_told_once_in_the_order_of_use": (("tags",), [{"name": "all", "description": "-"}]),
    "schemas_have_plain_names_and_are_used": ((*SCHEMAS, "services__Player"), {}),
    "arrays_tell_their_items": ((*SCHEMAS, "Refused", "properties", "all"), {"type": "array"}),
    "servers_are_told": (("servers",), []),
    "everything_is_described": ((*LIST, "summary"), ""),
    "statuses_are_complete": ((*LIST, "responses"), {"200": {}}),
    "refusals_have_one_shape": (
        (*LIST, "responses", "404"),
        {"description": "-", "content": {"application/json": {"schema": {}}}},
    ),
    "bodies_have_examples_that_fit": ((*REGISTER, "example"), {"pseudo": "Tartempion"}),
    "examples_of_fields_fit": ((*SCHEMAS, "NewMember", "properties", "pseudo", "examples"), [5]),
}


@pytest.mark.parametrize("service", PORTS)
@pytest.mark.parametrize("check", CHECKS)
def test_nothing_is_wrong(service, check):
    assert list(CHECKS[check](documents()[service])) == []


@pytest.mark.parametrize("check", CHECKS)
def test_a_document_without_operations_passes_no_check(check):
    assert list(CHECKS[check](EMPTY))


@pytest.mark.parametrize("check", CHECKS)
def test_a_spoilt_document_does_not_pass(check):
    spoilt = copy.deepcopy(documents()["players"])
    (*way, last), value = SPOILS[check]
    part = spoilt
    for step in way:
        part = part[step]
    part[last] = value
    assert list(CHECKS[check](spoilt))


def test_spellings_of_one_address_are_operations_of_different_names():
    names = [
        operation["operationId"]
        for where, operation in operations(documents()["players"])
        if where.startswith(("GET /player-identifiers", "GET /player_identifiers"))
    ]
    assert len(names) == len(set(names)) == 2


@pytest.mark.parametrize("service", PORTS)
def test_redocly_finds_nothing(service, tmp_path):
    redocly = require_node_tool("redocly")
    path = tmp_path / f"{service}.json"
    path.write_text(json.dumps(documents()[service]))
    done = subprocess.run(
        [redocly, "lint", "--config", RULES, "--format", "stylish", path],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"REDOCLY_TELEMETRY": "off"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
