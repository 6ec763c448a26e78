"""A name is not an identity: whoever takes a freed or changed one gets nothing else with it."""

from dataclasses import dataclass

import pytest

from tests.factories import PASSWORD, Member, a_member, a_pseudo
from tests.games.diplomacy.table import Crowd, Table
from tests.tournaments.arrangements import Hall, a_hall


@dataclass(frozen=True)
class Succession:
    former: Member  # with the token of before, and the name that is no longer his
    new_name: str
    heir: Member  # who registered under that name
    table: Table
    hall: Hall


@pytest.fixture(scope="module")
def succession(api, admin):
    """Everything the former owner of the name did is still remembered by every worker."""
    former, new_name = a_member(api), a_pseudo()
    table = Table(api, Crowd(former, (), former))
    hall = a_hall(api, former)
    for _ in range(8):
        assert table.change(description="still mine").status_code == 200
        assert hall.ask("PUT", f"/events/{hall.event}", json={"name": "Mine"}).status_code == 200
    answer = api.post(
        "players", "/renames", token=admin, data={"pseudo": former.pseudo, "new_pseudo": new_name}
    )
    assert answer.status_code == 201, answer.text
    heir = a_member(api, former.pseudo, email=f"{new_name}@example.org")
    return Succession(former, new_name, heir, table, hall)


def test_the_heir_of_a_name_changes_nothing_of_its_former_owner(api, succession):
    heir, table, hall = succession.heir, succession.table, succession.hall
    for _ in range(8):
        answer = table.act("PUT", f"/games/{table.name}", heir, description="mine now")
        assert answer.status_code == 403, answer.text
        answer = api.put(
            "tournaments", f"/events/{hall.event}", token=heir.token, json={"name": "Mine now"}
        )
        assert answer.status_code == 403, answer.text
    assert table.game()["description"] == "still mine"


def test_the_former_owner_goes_on_under_his_new_name(api, succession):
    token = api.login(succession.new_name, PASSWORD)
    table = succession.table
    answer = api.put(
        "games",
        f"/games/{table.name}",
        token=token,
        data={"pseudo": succession.new_name, "description": "still mine"},
    )
    assert answer.status_code == 200, answer.text


def test_a_token_of_before_shows_nothing_of_the_heir(api, succession):
    former = succession.former
    answer = api.get("players", f"/players/{former.pseudo}", token=former.token)
    assert answer.status_code in (400, 401)
    assert succession.new_name not in answer.text


def test_the_token_of_who_left_is_not_that_of_who_came(api):
    gone = a_member(api)
    assert api.delete("players", f"/players/{gone.pseudo}", token=gone.token).status_code == 200
    heir = a_member(api, gone.pseudo, email=f"{a_pseudo()}@example.org")
    for _ in range(8):
        answer = api.get("players", f"/players/{gone.pseudo}", token=gone.token)
        assert answer.status_code in (400, 401), answer.text
        answer = api.delete("players", f"/players/{gone.pseudo}", token=gone.token)
        assert answer.status_code in (400, 401), answer.text
    assert api.get("players", f"/players/{heir.pseudo}", token=heir.token).status_code == 200


@pytest.mark.parametrize(
    ("verb", "service", "path", "sent"),
    [
        ("PUT", "players", "/players/{pseudo}", {"password": "another horse"}),
        ("PUT", "players", "/players/{pseudo}", {"email": "another@example.org"}),
        ("POST", "players", "/email-codes", {}),
        ("DELETE", "players", "/players/{pseudo}", None),
        ("GET", "users", "/sessions", None),
        ("DELETE", "users", "/sessions/1", None),
        ("PUT", "users", "/blocks/{pseudo}", None),
    ],
)
def test_a_usurper_touches_neither_password_nor_account(api, admin, verb, service, path, sent):
    member = a_member(api)
    usurping = api.post(
        "users", "/usurpations", token=admin, data={"pseudo": member.pseudo}
    ).json()["AccessToken"]
    answer = api.call(
        verb,
        service,
        path.format(pseudo=member.pseudo),
        token=usurping,
        data=None if sent is None else {"pseudo": member.pseudo, **sent},
    )
    assert answer.status_code == 403, answer.text
    assert api.login(member.pseudo, PASSWORD)
    told = api.put(
        "players",
        f"/players/{member.pseudo}",
        token=usurping,
        data={"pseudo": member.pseudo, "country": "ITA"},
    )
    assert told.status_code == 200, told.text
