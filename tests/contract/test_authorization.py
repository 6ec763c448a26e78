"""Every operation that declares security, called by those who may not: refused, each in its way."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from shared.config import PORTS
from tests.association import Association, found_association
from tests.contract.permissions import (
    ANY_MEMBER,
    NAMES_ANOTHER,
    NOT_THERE,
    READ_IS_ENOUGH,
    REFUSED_WITH,
)
from tests.factories import Member, a_member
from tests.games.diplomacy.table import a_name

FORGED = "eyJhbGciOiJSUzI1NiIsImtpZCI6Im5vbmUifQ.eyJzdWIiOiJhZG1pbiJ9.c2lnbmF0dXJl"
LEAST_OPERATIONS = {
    "users": 15,
    "emails": 5,
    "players": 8,
    "games": 90,
    "solver": 8,
    "tournaments": 80,
}


@dataclass(frozen=True)
class Operation:
    service: str
    verb: str
    path: str
    described: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.verb} {self.service} {self.path}"

    @property
    def security(self) -> list[dict[str, list]]:
        return self.described["security"]

    @property
    def needs_service(self) -> bool:
        return bool(self.security) and all("ServiceToken" in one for one in self.security)

    @property
    def needs_user(self) -> bool:
        return bool(self.security) and {} not in self.security and not self.needs_service

    @property
    def takes_no_token(self) -> bool:
        return {} in self.security


@dataclass(frozen=True)
class Asker:
    """Calls operations with what their documents give as examples, about things that are there."""

    api: Any
    association: Association
    stranger: Member

    def ask(self, operation: Operation, **who: Any):
        arguments = self._arguments(operation)
        bodiless = operation.verb in ("GET", "DELETE") and "requestBody" not in operation.described
        sent = {"params": arguments} if bodiless else {"json": arguments}
        return self.api.call(
            operation.verb, operation.service, self._path(operation), **sent, **who
        )

    def _path(self, operation: Operation) -> str:
        values = self._values(operation.path)
        return re.sub(r"{(\w+)}", lambda found: str(values[found[1]]), operation.path)

    def _arguments(self, operation: Operation) -> dict[str, Any]:
        content = operation.described.get("requestBody", {}).get("content", {})
        arguments = dict(content.get("application/json", {}).get("example", {}))
        for parameter in operation.described["parameters"]:
            examples = parameter["schema"].get("examples")
            if parameter["in"] == "query" and parameter["required"] and examples:
                arguments[parameter["name"]] = examples[0]
        taken = arguments.keys() | {one["name"] for one in operation.described["parameters"]}
        if "pseudo" in taken:
            crowd, another = self.association.crowd, operation.name in NAMES_ANOTHER
            arguments["pseudo"] = (crowd.players[6] if another else self.stranger).pseudo
        if "game_id" in arguments:
            arguments["game_id"] = self.association.running.game_id
        if operation.path == "/games":
            arguments["name"] = a_name()  # a name that is taken is told to anyone
        return arguments

    def _values(self, path: str) -> dict[str, Any]:
        """What path parameters name, by the kind of thing the path is about."""
        here, owner = self.association, self.association.crowd.master
        game_id = here.running.game_id
        if path.startswith("/go-team"):
            game_id = here.go_team
        elif path.startswith("/go-invitations"):
            game_id = here.go_invitation
        elif path.startswith("/go-"):
            game_id = here.go_game
        elif path.startswith("/league-"):
            game_id = here.league_game
        return {
            "advancement": 0,
            "board_number": 1,
            "connection": "none",
            "delivery_id": 1,
            "export_id": here.export,
            "game_id": game_id,
            "job_id": 1,
            "league_id": here.office.league,
            "league_player_id": here.office.players[0],
            "mail_id": 1,
            "name": "standard" if path.startswith("/variants") else here.running.name,
            "offer_id": here.go_offer,
            "penalty_id": here.penalty,
            "player_id": here.crowd.players[0].player_id,
            "pseudo": owner.pseudo,
            "registration_id": here.entry,
            "round_number": 2,
            "season_id": here.office.season,
            "session_id": 1,
            "shape_id": here.go_shape,
            "team": 1,
            "team_id": here.office.teams[0],
            "tournament_id": here.hall.tournament,
            "uniq_id": here.hall.event,
            "user_id": 1,
            "user_name": owner.pseudo,
            "webhook_id": here.webhook,
        }


@pytest.fixture(scope="module")
def asker(api) -> Asker:
    return Asker(api, found_association(api), a_member(api))


@pytest.fixture(scope="module")
def operations(api) -> dict[str, list[Operation]]:
    return {service: list(_read_document(api, service)) for service in PORTS}


def _read_document(api, service: str) -> Iterator[Operation]:
    for path, verbs in api.get(service, "/openapi.json").json()["paths"].items():
        for verb, described in verbs.items():
            yield Operation(service, verb.upper(), path, described)


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
