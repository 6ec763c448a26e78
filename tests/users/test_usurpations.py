"""Acting under a member's name: he hears of it, and nothing of it outlives the hour."""

import pytest

from tests.factories import PASSWORD, a_member, confirm_address, eventually


@pytest.fixture
def member(api):
    return a_member(api, language="en", zone="America/Los_Angeles")


@pytest.fixture
def usurping(api, admin, member):
    answer = api.post("users", "/usurpations", token=admin, data={"pseudo": member.pseudo})
    return answer.json()["AccessToken"]


def test_the_member_learns_by_mail_who_when_and_for_how_long(api, admin, member):
    confirm_address(api, member.pseudo)
    answer = api.post("users", "/usurpations", token=admin, data={"pseudo": member.pseudo})
    assert answer.status_code == 201

    def found():
        sent = {"token": admin, "params": {"address": f"{member.pseudo}@example.org"}}
        mails = api.get("emails", "/outbox", **sent).json()["mails"]
        return [mail for mail in mails if mail["template"] == "usurpation"]

    eventually(found)
    [mail] = found()
    assert mail["subject"] == "The administrator admin acts under your name"
    assert "for 60 minutes" in mail["body"]
    assert mail["body"].count("(America/Los_Angeles, UTC-") == 2


@pytest.mark.parametrize(
    ("verb", "service", "path", "sent"),
    [
        ("PUT", "players", "/players/{}", {"password": "another one"}),
        ("PUT", "players", "/players/{}", {"email": "another@example.org"}),
        ("DELETE", "players", "/players/{}", {}),
        ("POST", "players", "/email-codes", {}),
        ("GET", "users", "/sessions", {}),
        ("POST", "users", "/script-tokens", {"name": "Mine for ever"}),
        ("POST", "games", "/calendar-tokens", {}),
        ("POST", "games", "/game-order-keys/1", {}),
    ],
)
def test_nothing_of_it_becomes_permanent(api, member, usurping, verb, service, path, sent):
    answer = api.call(
        verb,
        service,
        path.format(member.pseudo),
        token=usurping,
        data=sent if service == "users" or verb == "DELETE" else {"pseudo": member.pseudo, **sent},
    )
    assert answer.status_code == 403, answer.text
    assert api.login(member.pseudo, PASSWORD)
