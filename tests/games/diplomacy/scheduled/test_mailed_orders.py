"""Orders by e-mail, from the SMTP line to the report in the player's mailbox."""

import smtplib
import time
from email.message import EmailMessage

import pytest

from tests.factories import a_member
from tests.games.diplomacy.table import FRANCE, ITALY
from tests.waiting import PATIENCE_SECONDS

ORDERS = "A PAR - BUR\nA MAR H\nF BRE - MID"


@pytest.fixture
def confirmed(api, admin, started):
    """A newcomer whose address is confirmed, and who plays France."""
    member = a_member(api)
    code = next(
        word
        for mail in mails_to(api, admin, member, "Ceci est")
        for word in mail["body"].split()
        if word.isdecimal()
    )
    answer = api.post("players", "/emails", data={"pseudo": member.pseudo, "code": code})
    assert answer.status_code == 200, answer.text
    started.as_master("POST", "/game-replacements/<id>", role_id=FRANCE, player_id=member.player_id)
    return member


def orders_of(game, member, role=FRANCE):
    return game.act("GET", "/game-orders/<id>", member, role_id=role).json()["orders"]


def mails_to(api, admin, member, subject):
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        kept = api.get(
            "emails", "/outbox", token=admin, params={"address": f"{member.pseudo}@example.org"}
        ).json()["mails"]
        if found := [
            mail for mail in kept if subject in mail["subject"] and mail["state"] == "kept"
        ]:
            return found
        time.sleep(0.2)
    return []


def send(stack, game, member, text, key=None, role="France", sender=None):
    """What the server says: 250 or the refusal."""
    if key is None:
        key = game.act("POST", "/game-order-keys/<id>", member).json()["order_key"]
    mail = EmailMessage()
    mail["From"] = sender or f"{member.pseudo}@example.org"
    mail["To"] = "orders@example.org"
    mail["Subject"] = f"[{game.name}] {role}"
    mail.set_content(f"Key: {key}\n{text}\n")
    with smtplib.SMTP("127.0.0.1", stack.gateway_port, timeout=PATIENCE_SECONDS) as line:
        try:
            line.send_message(mail)
        except smtplib.SMTPDataError as refusal:
            return refusal.smtp_code
    return 250


def test_orders_come_by_mail_and_the_report_goes_back(stack, api, admin, started, confirmed):
    assert send(stack, started, confirmed, ORDERS) == 250
    assert len(orders_of(started, confirmed)) == 3
    [mail] = mails_to(api, admin, confirmed, f"[{started.name}] France: OK")
    assert "Mouvements printemps 1901" in mail["body"]


def test_refused_orders_are_answered_with_the_reason(stack, api, admin, started, confirmed):
    assert send(stack, started, confirmed, "A PAR - MOS") == 250
    assert mails_to(api, admin, confirmed, f"[{started.name}] France: REFUS")
    assert orders_of(started, confirmed) == []


def test_the_key_the_address_and_the_role_must_be_right(stack, started, confirmed):
    assert send(stack, started, confirmed, ORDERS, key="0" * 16) == 550
    assert send(stack, started, confirmed, ORDERS, sender="somebody@else.org") == 550
    assert send(stack, started, confirmed, "A ROM H\nA VEN H\nF NAP H", role=str(ITALY)) == 250
    assert orders_of(started, started.crowd.holder(ITALY), ITALY) == []
