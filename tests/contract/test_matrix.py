"""Concerned, staff, administrator: each may what the matrix says, and no more."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from shared.config import PORTS
from tests.association import found_association
from tests.contract import matrix
from tests.contract.asking import Asker, Operation, read_document
from tests.contract.permissions import ANY_MEMBER, REFUSED_WITH
from tests.factories import Member, a_member

REFUSED = {401, 403}
# Whom a thing belongs to, where it is not the first player.
OWNERS = {
    "/go-team": 4,
    "/go-invitations": 1,
    "/go-offers": 2,
    "/go-shapes": 3,
}
KINDS = ("concerned", "staff", "administrator")


@dataclass(frozen=True)
class People:
    asker: Asker
    administrator: Member

    def of(self, kind: str, operation: Operation) -> Member:
        crowd = self.asker.association.crowd
        if kind == "administrator":
            return self._fresh(self.administrator)
        if kind == "staff" or operation.service in ("users", "players"):
            return self._fresh(crowd.master)
        number = next((n for path, n in OWNERS.items() if operation.path.startswith(path)), 0)
        return crowd.players[number]

    def ask(self, kind: str, operation: Operation) -> tuple[int, str]:
        member = self.of(kind, operation)
        answer = self.asker.ask(operation, asking=member, token=member.token)
        return answer.status_code, answer.text[:200]

    def _fresh(self, member: Member) -> Member:
        """Some operations end the token, or all older ones."""
        return replace(member, token=self.asker.api.login(member.pseudo, member.password))


def people(api, admin) -> People:
    administrator = a_member(api)
    named = api.put("users", f"/administrators/{administrator.pseudo}", token=admin)
    assert named.status_code == 200, named.text
    return People(Asker(api, found_association(api), a_member(api)), administrator)


@pytest.fixture(scope="module")
def asked_in_vain(api, admin) -> People:
    """Whoever is refused changes nothing: one association for all of them."""
    return people(api, admin)


@pytest.fixture(scope="module")
def operations(api) -> list[Operation]:
    read = [operation for service in PORTS for operation in read_document(api, service)]
    return [one for one in read if one.needs_user and one.name not in ANY_MEMBER]


def may(kind: str, operation: Operation) -> bool:
    if kind == "administrator":
        may_all = is_administrative(operation) and operation.name not in matrix.FIRST_ADMINISTRATOR
        return may_all or operation.name in matrix.ADMINISTRATORS_TOO
    return operation.name in (matrix.CONCERNED if kind == "concerned" else matrix.STAFF)


def is_administrative(operation: Operation) -> bool:
    return operation.described.get("x-scope") == "administer"


def has_business(kind: str, operation: Operation) -> bool:
    """Accounts and mails have no staff."""
    return kind != "staff" or operation.service in ("games", "tournaments")


def test_every_operation_is_in_the_matrix(operations):
    left_out = {one.name for one in operations if not is_administrative(one)} - matrix.KNOWN
    assert not left_out, "say in tests/contract/matrix.py who may"


def test_the_matrix_names_only_what_is_there(operations):
    known = {one.name for one in operations} | ANY_MEMBER
    named = matrix.KNOWN | matrix.REFUSED_MASTER.keys() | matrix.NOTHING_TO_READ | set(matrix.LAST)
    assert not named - known


def test_what_administrators_may_is_nobody_elses(operations):
    administrative = {one.name for one in operations if is_administrative(one)}
    assert administrative >= matrix.FIRST_ADMINISTRATOR
    assert not administrative & (matrix.CONCERNED | matrix.STAFF | matrix.NOBODY_HERE)


@pytest.mark.parametrize("kind", KINDS)
def test_who_may_not_is_refused(asked_in_vain, operations, kind):
    wrong = []
    for operation in operations:
        name = operation.name
        if may(kind, operation) or name in matrix.NOBODY_HERE or not has_business(kind, operation):
            continue
        status, text = asked_in_vain.ask(kind, operation)
        refused = REFUSED | {REFUSED_WITH.get(name)}
        if kind == "staff":
            refused |= {matrix.REFUSED_MASTER.get(name)}
        if status not in refused:
            wrong.append(f"{name}: {status} {text}")
    assert not wrong, "\n".join(wrong)


def in_order(operations: list[Operation]) -> Iterator[Operation]:
    """What is read, changed, added, taken away; at the end what would take others with it."""
    verbs = ("GET", "PUT", "POST", "PATCH", "DELETE")
    yield from sorted(
        (one for one in operations if one.name not in matrix.LAST),
        key=lambda one: verbs.index(one.verb),
    )
    yield from sorted(
        (one for one in operations if one.name in matrix.LAST),
        key=lambda one: matrix.LAST.index(one.name),
    )


def test_who_may_is_not_refused(api, admin, operations):
    """Whether it can be done just now is another question: what is read is there."""
    here, wrong = people(api, admin), []
    for operation in in_order(operations):
        for kind in KINDS:
            if not may(kind, operation) or not has_business(kind, operation):
                continue
            status, text = here.ask(kind, operation)
            is_there = operation.verb != "GET" or operation.name in matrix.NOTHING_TO_READ
            if status in REFUSED or status >= 500 or not (is_there or status == 200):
                wrong.append(f"{kind} {operation.name}: {status} {text}")
    assert not wrong, "\n".join(wrong)
