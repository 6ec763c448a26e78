"""Who is written to: confirmed addresses, and owners of what happens to their accounts."""

import re
import secrets

import pytest

from tests.factories import PASSWORD, a_member, confirm_address

CONFIRMATION = "This mail is to check your e-mail address"


@pytest.fixture
def member(troubled):
    return a_member(troubled.api, language="en")


@pytest.fixture
def confirmed(troubled, member):
    confirm_address(troubled.api, member.pseudo)
    return member


def address_of(member):
    return f"{member.pseudo}@example.org"


def subjects(troubled, member, count):
    """Of the first so many mails to the address the member had when he registered."""
    return [mail["Subject"] for mail in troubled.mail_server.wait_for(address_of(member), count)]


def change(troubled, member, token=None, **sent):
    return troubled.api.put(
        "players",
        f"/players/{member.pseudo}",
        token=token or member.token,
        json={"pseudo": member.pseudo, **sent},
    )


def notify(troubled, member, text="news"):
    sent = {
        "key": secrets.token_hex(8),
        "player_id": member.player_id,
        "template": "notice",
        "values": {"subject": text, "text": text},
    }
    assert troubled.api.post("emails", "/mails", by_service="games", json=sent).status_code == 201


def ask_for_rescue(troubled, member):
    answer = troubled.api.post("players", "/rescues", json={"pseudo": member.pseudo})
    assert answer.status_code == 200


def test_an_address_that_is_not_confirmed_gets_only_confirmation_and_rescue(troubled, member):
    notify(troubled, member)
    ask_for_rescue(troubled, member)
    told = subjects(troubled, member, 2)
    assert sorted(told) == [f"A new password for {member.pseudo}", CONFIRMATION]
    mails = troubled.api.get(
        "emails", "/outbox", token=troubled.admin, params={"state": "dropped"}
    ).json()["mails"]
    dropped = next(mail for mail in mails if mail["player_id"] == member.player_id)
    assert dropped["trouble"] == "The member has not confirmed the address"


def test_a_confirmed_address_gets_the_rest(troubled, confirmed):
    notify(troubled, confirmed)
    assert "news" in subjects(troubled, confirmed, 2)


def test_a_changed_address_is_told_to_the_old_one(troubled, confirmed):
    answer = change(troubled, confirmed, email=f"new{address_of(confirmed)}")
    assert answer.status_code == 200
    told = subjects(troubled, confirmed, 2)
    assert f"The e-mail address of {confirmed.pseudo} has changed" in told


def test_an_old_address_that_nobody_confirmed_is_not_told(troubled, member):
    subjects(troubled, member, 1)
    new = f"new{address_of(member)}"
    assert change(troubled, member, email=new).status_code == 200
    troubled.mail_server.wait_for(new)  # asked for after the one that must not be
    assert subjects(troubled, member, 1) == [CONFIRMATION]


def test_a_changed_password_is_told(troubled, confirmed):
    assert change(troubled, confirmed, password="quite another one").status_code == 200
    told = subjects(troubled, confirmed, 2)
    assert f"The password of {confirmed.pseudo} has changed" in told


def test_a_password_changed_by_a_link_is_told_too(troubled, confirmed):
    ask_for_rescue(troubled, confirmed)
    mails = troubled.mail_server.wait_for(address_of(confirmed), 2)
    texts = "".join(mail.get_content() for mail in mails)
    token = re.search(r"/rescues/(\S+)", texts)[1]
    answer = troubled.api.post("players", f"/rescues/{token}", json={"password": PASSWORD})
    assert answer.status_code == 200
    told = subjects(troubled, confirmed, 3)[-1]
    assert told == f"The password of {confirmed.pseudo} has changed"
