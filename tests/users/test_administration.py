"""Administrators and usurpation: who may, and what the member sees of it."""

import pytest

from tests.factories import PASSWORD, a_user


def test_the_first_administrator_names_and_dismisses_others(api, admin):
    pseudo = a_user(api)
    assert api.put("users", f"/administrators/{pseudo}", token=admin).status_code == 200
    token = api.login(pseudo, PASSWORD)
    assert pseudo in api.get("users", "/administrators", token=token).json()["administrators"]
    assert api.put("users", f"/blocks/{a_user(api)}", token=token).status_code == 200
    assert api.put("users", f"/administrators/{a_user(api)}", token=token).status_code == 403
    assert api.delete("users", f"/administrators/{pseudo}", token=admin).status_code == 200
    assert api.get("users", "/verify", token=token).status_code == 401


@pytest.mark.parametrize(
    ("verb", "path"),
    [
        ("PUT", "/administrators/{}"),
        ("DELETE", "/administrators/{}"),
        ("PUT", "/blocks/{}"),
        ("DELETE", "/blocks/{}"),
        ("POST", "/usurpations"),
        ("POST", "/keys"),
    ],
)
def test_members_do_none_of_it(api, verb, path):
    pseudo = a_user(api)
    token = api.login(pseudo, PASSWORD)
    answer = api.call(verb, "users", path.format(pseudo), token=token, data={"pseudo": pseudo})
    assert answer.status_code == 403
    assert api.call(verb, "users", path.format(pseudo)).status_code == 401


@pytest.mark.parametrize(
    ("verb", "path"), [("DELETE", "/administrators/admin"), ("PUT", "/blocks/admin")]
)
def test_the_first_administrator_stays(api, admin, verb, path):
    assert api.call(verb, "users", path, token=admin).status_code == 403
    assert api.get("users", "/verify", token=admin).status_code == 200


def test_usurpation_acts_under_the_members_name_and_is_seen_by_him(api, admin):
    pseudo = a_user(api)
    answer = api.post("users", "/usurpations", token=admin, data={"pseudo": pseudo})
    assert answer.status_code == 201
    usurping = answer.json()["AccessToken"]
    assert api.get("users", "/verify", token=usurping).json() == {"logged_in_as": pseudo}
    seen = api.get("users", "/usurpations", token=api.login(pseudo, PASSWORD)).json()
    assert [row["administrator"] for row in seen["usurpations"]] == ["admin"]


def test_a_usurping_token_lives_an_hour(api, admin, clock):
    usurping = api.post("users", "/usurpations", token=admin, data={"pseudo": a_user(api)}).json()[
        "AccessToken"
    ]
    clock(3601)
    assert api.get("users", "/verify", token=usurping).status_code == 401


def test_administrators_cannot_be_usurped(api, admin):
    answer = api.post("users", "/usurpations", token=admin, data={"pseudo": "admin"})
    assert answer.status_code == 403
