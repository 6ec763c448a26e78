"""web speaks for its visitors: limits count them, and sessions show where they really are."""

import pytest

from services.users.actions.log_in import TRIES_PER_ACCOUNT
from tests.factories import PASSWORD, a_user


def attempt(api, pseudo, password, headers):
    sent = {"user_name": pseudo, "password": password}
    return api.post("users", "/login", json=sent, headers=headers)


def newest_session(api, token):
    return api.get("users", "/sessions", token=token).json()["sessions"][0]


def test_sessions_show_the_address_and_the_program_of_the_visitor(api, stack):
    pseudo = a_user(api)
    headers = stack.visitor("192.0.2.44", "Firefox on a phone")
    token = attempt(api, pseudo, PASSWORD, headers).json()["AccessToken"]
    session = newest_session(api, token)
    assert (session["address"], session["agent"]) == ("192.0.2.44", "Firefox on a phone")


def forged(stack):
    return {"Visitor": stack.service_token("players", "users")}


def too_old(stack):
    return stack.visitor("192.0.2.44", seconds=-1)


@pytest.mark.parametrize("header", [forged, too_old, lambda _stack: {"Visitor": "abc"}])
def test_a_header_that_does_not_count_leaves_the_direct_address(api, stack, header):
    pseudo = a_user(api)
    answer = attempt(api, pseudo, PASSWORD, header(stack))
    assert answer.status_code == 200
    assert newest_session(api, answer.json()["AccessToken"])["address"] == "127.0.0.1"


def test_visitors_of_web_do_not_share_the_limit_of_webs_own_address(api, stack):
    """The owner's address has tries of its own, whatever others try through the same web."""
    pseudo, home = a_user(api), stack.visitor("192.0.2.50")
    assert attempt(api, pseudo, PASSWORD, home).status_code == 200
    strangers = [
        attempt(api, pseudo, "x", stack.visitor(f"198.51.100.{number}")).status_code
        for number in range(TRIES_PER_ACCOUNT + 1)
    ]
    assert strangers == [401] * TRIES_PER_ACCOUNT + [429]
    assert attempt(api, pseudo, PASSWORD, home).status_code == 200


def test_it_gives_no_right(api, stack):
    headers = stack.visitor("127.0.0.1")
    assert api.get("users", "/sessions", headers=headers).status_code == 401
    assert api.get("users", "/revocations", headers=headers).status_code == 401
