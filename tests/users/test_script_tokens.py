"""Tokens for scripts: shown once, listed and ended with sessions, never the owner in person."""

import pytest

from services.users.actions.make_script_token import MOST_TOKENS
from tests.factories import PASSWORD, a_member, a_user, eventually


@pytest.fixture
def member(api):
    return a_member(api)


def make(api, token, **sent):
    return api.post("users", "/script-tokens", token=token, json={"name": "My bot", **sent})


def profile(api, member, token, **changes):
    return api.put(
        "players",
        f"/players/{member.pseudo}",
        token=token,
        json={"pseudo": member.pseudo, **changes},
    )


def test_it_acts_for_its_owner_and_is_shown_once(api, member):
    made = make(api, member.token, scope="play", days=30)
    assert made.status_code == 201
    token, shown = made.json()["AccessToken"], made.json()["script_token"]
    assert (shown["name"], shown["scope"]) == ("My bot", "play")
    assert api.get("users", "/verify", token=token).json() == {"logged_in_as": member.pseudo}
    assert profile(api, member, token, first_name="Ann").status_code == 200
    listed = api.get("users", "/script-tokens", token=member.token).json()
    assert listed == {"script_tokens": [shown]}


def test_it_is_listed_and_ended_with_the_sessions(api, member):
    token = make(api, member.token, scope="organise").json()["AccessToken"]
    sessions = api.get("users", "/sessions", token=member.token).json()["sessions"]
    assert [(one["script_name"], one["script_scope"]) for one in sessions] == [
        ("My bot", "organise"),
        (None, None),
    ]
    path = f"/sessions/{sessions[0]['id']}"
    assert api.delete("users", path, token=member.token).status_code == 200
    assert api.get("users", "/verify", token=token).status_code == 401
    assert api.get("users", "/script-tokens", token=member.token).json() == {"script_tokens": []}


def test_it_is_ended_for_every_service(api, member):
    made = make(api, member.token).json()
    token, path = made["AccessToken"], f"/script-tokens/{made['script_token']['id']}"
    assert api.get("games", "/my-games", token=token).status_code == 200
    assert api.delete("users", path, token=member.token).status_code == 200
    assert api.delete("users", path, token=member.token).status_code == 404
    eventually(lambda: api.get("games", "/my-games", token=token).status_code == 401)


def test_nobody_ends_another_persons_or_a_login_by_it(api, member):
    made = make(api, member.token).json()["script_token"]
    stranger = api.login(a_user(api), PASSWORD)
    assert api.delete("users", f"/script-tokens/{made['id']}", token=stranger).status_code == 404
    login = api.get("users", "/sessions", token=member.token).json()["sessions"][-1]
    answer = api.delete("users", f"/script-tokens/{login['id']}", token=member.token)
    assert answer.status_code == 404


@pytest.mark.parametrize("changes", [{"password": "another one"}, {"email": "new@example.org"}])
def test_it_changes_neither_password_nor_email(api, member, changes):
    token = make(api, member.token, scope="organise").json()["AccessToken"]
    assert profile(api, member, token, **changes).status_code == 403
    assert api.login(member.pseudo, PASSWORD)


@pytest.mark.parametrize("scope", ["administer", "account", "everything", ""])
def test_more_than_organising_cannot_be_asked_for(api, member, scope):
    assert make(api, member.token, scope=scope).status_code == 400


def test_a_script_of_an_administrator_administers_nothing(api, admin):
    token = make(api, admin, scope="organise").json()["AccessToken"]
    assert api.get("emails", "/outbox", token=token).status_code == 403


def test_a_script_makes_no_tokens(api, member):
    token = make(api, member.token, scope="organise").json()["AccessToken"]
    assert make(api, token).status_code == 403
    assert api.get("users", "/script-tokens", token=token).status_code == 403


def test_it_ends_when_it_was_to_end_and_not_before(api, member, admin, clock):
    """Longer than a login lives, and beyond a rotation of the signing key."""
    token = make(api, member.token, days=60).json()["AccessToken"]
    assert api.post("users", "/keys", token=admin).status_code == 201
    clock(59 * 86400)
    assert api.get("users", "/verify", token=token).status_code == 200
    fresh = api.login(member.pseudo, PASSWORD)
    assert len(api.get("users", "/script-tokens", token=fresh).json()["script_tokens"]) == 1
    clock(60 * 86400 + 1)
    assert api.get("users", "/verify", token=token).status_code == 401


def test_a_new_password_ends_it(api, member):
    token = make(api, member.token).json()["AccessToken"]
    assert profile(api, member, member.token, password="another one").status_code == 200
    assert api.get("users", "/verify", token=token).status_code == 401


def test_nobody_has_more_than_twenty(api, member):
    statuses = [make(api, member.token).status_code for _ in range(MOST_TOKENS + 1)]
    assert statuses == [201] * MOST_TOKENS + [400]
