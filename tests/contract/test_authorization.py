"""Every operation that declares security, called by those who may not: refused, each in its way."""

from collections.abc import Callable
from typing import Any

import pytest

from shared.config import PORTS
from tests.association import found_association
from tests.contract.asking import Asker, Operation, read_document
from tests.contract.permissions import (
    ANY_MEMBER,
    NAMES_ANOTHER,
    NOT_THERE,
    READ_IS_ENOUGH,
    REFUSED_WITH,
)
from tests.factories import a_member

FORGED = "eyJhbGciOiJSUzI1NiIsImtpZCI6Im5vbmUifQ.eyJzdWIiOiJhZG1pbiJ9.c2lnbmF0dXJl"
LEAST_OPERATIONS = {
    "users": 15,
    "emails": 5,
    "players": 8,
    "games": 90,
    "solver": 8,
    "tournaments": 80,
}


@pytest.fixture(scope="module")
def asker(api) -> Asker:
    return Asker(api, found_association(api), a_member(api))


@pytest.fixture(scope="module")
def operations(api) -> dict[str, list[Operation]]:
    return {service: list(read_document(api, service)) for service in PORTS}


def wrong_answers(
    found: list[Operation], ask: Callable[[Operation], Any], expected: Callable[[Operation], set]
) -> list[str]:
    wrong = []
    for operation in found:
        answer = ask(operation)
        if answer.status_code not in expected(operation):
            wrong.append(f"{operation.name}: {answer.status_code} {answer.text[:100]}")
    return wrong


def expect_none(wrong: list[str]) -> None:
    if wrong:
        pytest.fail("\n".join(wrong))  # all of them: pytest would cut a list short


def of_nobody(operation: Operation) -> set[int]:
    return {REFUSED_WITH.get(operation.name, 401)}


@pytest.mark.parametrize("service", PORTS)
def test_no_document_is_empty(operations, service):
    secured = [operation for operation in operations[service] if operation.security]
    assert len(secured) >= LEAST_OPERATIONS[service]


@pytest.mark.parametrize("service", PORTS)
def test_nobody_is_refused_where_a_token_is_needed(asker, operations, service):
    found = [one for one in operations[service] if one.needs_user or one.needs_service]
    expect_none(wrong_answers(found, asker.ask, of_nobody))


@pytest.mark.parametrize("service", PORTS)
def test_a_forged_token_is_refused_wherever_one_counts(asker, operations, service):
    found = [one for one in operations[service] if one.needs_user or one.takes_no_token]
    expect_none(wrong_answers(found, lambda one: asker.ask(one, token=FORGED), of_nobody))


@pytest.mark.parametrize("service", PORTS)
def test_a_forged_token_of_a_service_is_refused(asker, operations, service):
    found = [one for one in operations[service] if one.needs_service or one.takes_no_token]
    headers = {"ServiceToken": FORGED}
    expect_none(
        wrong_answers(found, lambda one: asker.ask(one, headers=headers), lambda _one: {403})
    )


@pytest.mark.parametrize("service", PORTS)
def test_a_stranger_is_refused_but_where_any_member_may(asker, operations, service):
    """The table of permissions must name every operation that any member may call, and no other."""
    found = [one for one in operations[service] if one.needs_user]
    wrong, token = [], asker.stranger.token
    for operation in found:
        if service == "users":  # one of them logs out
            token = asker.api.login(asker.stranger.pseudo, asker.stranger.password)
        answer = asker.ask(operation, token=token)
        refused = answer.status_code in {401, 403, REFUSED_WITH.get(operation.name)}
        if operation.name in NOT_THERE:
            refused = answer.status_code == 404
        if refused == (operation.name in ANY_MEMBER):
            wrong.append(f"{operation.name}: {answer.status_code} {answer.text[:100]}")
    expect_none(wrong)


@pytest.mark.parametrize("service", PORTS)
def test_a_caller_may_say_his_name_wherever_his_token_counts(asker, operations, service):
    """Those that ask for a pseudo themselves are looked at above."""
    stranger, found = asker.stranger, []
    for one in operations[service]:
        asked = {parameter["name"] for parameter in one.described["parameters"]}
        users = any("AccessToken" in needed for needed in one.security)
        if one.verb == "GET" and users and not one.needs_service and "pseudo" not in asked:
            found.append(one)
    token = asker.api.login(stranger.pseudo, stranger.password)
    own, anothers = ({"pseudo": name} for name in (stranger.pseudo, "somebody else"))
    wrong = []
    for one in found:
        told = asker.ask(one, token=token, said=own)
        if "Unknown parameter" in told.text:
            wrong.append(f"{one.name}: {told.status_code} {told.text[:100]}")
    wrong += wrong_answers(
        found,
        lambda one: asker.ask(one, token=token, said=anothers),
        lambda _one: {401, 403, 404},
    )
    expect_none(wrong)


def test_the_table_of_permissions_names_only_what_is_there(operations):
    known = {one.name for found in operations.values() for one in found}
    listed = ANY_MEMBER | REFUSED_WITH.keys() | NAMES_ANOTHER | NOT_THERE | READ_IS_ENOUGH
    assert not listed - known


@pytest.mark.parametrize("service", PORTS)
def test_the_token_of_another_service_opens_nothing(asker, operations, service):
    """It counts only where it is named, and never as a user's."""

    def ask(operation: Operation):
        others = [name for name in PORTS if name not in operation.described.get("x-services", ())]
        return asker.ask(operation, by_service=others[0]) if others else None

    found = [
        one
        for one in operations[service]
        if one.security and set(one.described.get("x-services", ())) != set(PORTS)
    ]
    expected = lambda one: of_nobody(one) if one.needs_user else {403}  # noqa: E731
    expect_none(wrong_answers(found, ask, expected))


@pytest.mark.parametrize("service", PORTS)
def test_a_usurper_does_what_his_scope_allows(asker, api, admin, operations, service):
    """Whatever concerns the account itself, and administration, is not for him."""
    owner = asker.association.crowd.master
    token = api.post("users", "/usurpations", token=admin, data={"pseudo": owner.pseudo}).json()
    found = [
        one
        for one in operations[service]
        if one.needs_user and one.described.get("x-scope") in ("account", "administer")
    ]
    ask = lambda one: asker.ask(one, token=token["AccessToken"])  # noqa: E731
    expect_none(wrong_answers(found, ask, lambda _one: {403}))


@pytest.mark.parametrize("service", PORTS)
@pytest.mark.parametrize("scope", ["read", "play", "organise"])
def test_a_script_does_what_its_scope_allows(asker, api, operations, service, scope):
    """Reading is less than playing, playing less than organising; no more is for scripts."""
    owner = asker.association.crowd.master
    own = api.login(owner.pseudo, owner.password)
    sent = {"name": scope, "scope": scope}
    made = api.post("users", "/script-tokens", token=own, json=sent).json()
    allowed = ["read", "play", "organise"][: ["read", "play", "organise"].index(scope) + 1]
    found = [
        one
        for one in operations[service]
        if one.needs_user and one.described.get("x-scope") not in allowed
    ]
    ask = lambda one: asker.ask(one, token=made["AccessToken"])  # noqa: E731
    expect_none(wrong_answers(found, ask, lambda _one: {403}))


@pytest.mark.parametrize("service", PORTS)
def test_what_changes_something_needs_more_than_the_scope_to_read(operations, service):
    scopes = ("play", "organise", "account", "administer")
    expect_none(
        [
            one.name
            for one in operations[service]
            if (one.needs_user and one.verb != "GET" and one.name not in READ_IS_ENOUGH)
            and one.described.get("x-scope") not in scopes
        ]
    )
