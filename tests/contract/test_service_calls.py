"""The table of what services may ask each other: as enforced, as called, and nothing beside."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from shared.config import CALLERS, PORTS, ROOT
from tests.contract.service_calls import (
    Call,
    calls_in_the_code,
    files_that_make_peers,
    nameless,
    rows_of_the_table,
)

ROWS = rows_of_the_table()
TABLE = {row.call for row in ROWS}


@pytest.fixture(scope="module")
def documents(api) -> dict[str, dict]:
    return {service: api.get(service, "/openapi.json").json()["paths"] for service in PORTS}


def enforced(documents) -> Iterator[Call]:
    for service, paths in documents.items():
        for path, verbs in paths.items():
            for verb, described in verbs.items():
                for caller in described.get("x-services", ()):
                    yield Call(caller, service, f"{verb.upper()} {nameless(path)}")


def test_the_table_is_what_the_services_enforce(documents):
    assert set(enforced(documents)) == TABLE


def test_every_row_is_called_or_kept_for_a_reason():
    called = calls_in_the_code()
    assert {row.call for row in ROWS if not row.kept_for} <= called
    assert not {row.call for row in ROWS if row.kept_for} & called


def test_every_call_in_the_code_has_its_row_or_is_open_to_all(documents):
    public = {
        (service, f"{verb.upper()} {nameless(path)}")
        for service, paths in documents.items()
        for path, verbs in paths.items()
        for verb, described in verbs.items()
        if not described["security"]
    }
    without = calls_in_the_code() - TABLE
    assert {one for one in without if (one.callee, one.operation) not in public} == set()


def test_calls_are_found_where_they_are():
    called = calls_in_the_code()
    assert Call("players", "tournaments", "GET /player-traces/{}") in called
    assert Call("players", "users", "PUT /accounts/{}/password") in called
    assert Call("games", "solver", "GET /variants/{}/names") in called
    assert not {one for one in called if one.caller == "solver"}


def test_peers_are_made_only_where_they_are_looked_for():
    assert files_that_make_peers() == {
        Path("shared/abuse/resources.py"),
        Path("shared/members.py"),
        Path("shared/service.py"),
        Path("shared/mails.py"),
    }


def test_containers_read_only_the_keys_of_their_callers():
    """And write none but their own."""
    compose = (ROOT / "docker-compose.yml").read_text()
    for service in PORTS:
        block = re.search(rf"^  {service}:\n(.*?)(?=^\S|^  \S)", compose, re.M | re.S)
        assert block
        mounted = set(re.findall(r"- (\w+)-key:/secrets/(\w+)(:ro)?$", block[1], re.M))
        callers = {row.call.caller for row in ROWS if row.call.callee == service}
        expected = {(one, one, ":ro") for one in callers} | {(service, service, "")}
        assert mounted == expected, service


@pytest.mark.parametrize("caller", sorted(set(CALLERS) - {"web"}))
def test_a_service_token_reads_no_account_it_has_no_row_for(api, caller):
    answer = api.get("users", "/accounts/admin", by_service=caller)
    assert answer.status_code == (200 if caller == "players" else 403)


@pytest.mark.parametrize("caller", ["solver", "operator"])
def test_who_has_no_row_is_refused(api, documents, caller):
    for service, paths in documents.items():
        for path, verbs in paths.items():
            for verb, described in verbs.items():
                services = described.get("x-services")
                if services and caller not in services:
                    filled = re.sub(r"{\w+}", "1", path)
                    answer = api.call(verb.upper(), service, filled, by_service=caller)
                    of_users = "ServiceToken" not in str(described["security"])
                    refused = {401, 403} if of_users else {403}
                    assert answer.status_code in refused, (service, path, answer.text)


def test_metrics_are_for_the_operator(api, stack):
    """Whoever comes through a proxy shows a token; no other service's will do."""
    outside = {"X-Forwarded-For": "203.0.113.9"}
    for service in PORTS:
        assert api.get(service, "/metrics").status_code == 200
        assert api.get(service, "/metrics", headers=outside).status_code == 403
        for caller, status in (("operator", 200), ("games", 403)):
            answer = api.get(service, "/metrics", headers=outside, by_service=caller)
            assert answer.status_code == status, (service, caller)
        wrong = {**outside, "Authorization": "Bearer " + "x" * 40}
        assert api.get(service, "/metrics", headers=wrong).status_code == 403
        right = {**outside, "Authorization": f"Bearer {stack.metrics_token}"}
        assert api.get(service, "/metrics", headers=right).status_code == 200
