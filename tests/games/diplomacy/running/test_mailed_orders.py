"""Orders by e-mail, from the SMTP line to the report in the player's mailbox."""

import smtplib
import time
from email.message import EmailMessage

import pytest

from tests.games.diplomacy.table import FRANCE, ITALY

ORDERS = "A PAR - BUR\nA MAR H\nF BRE - MID"


@pytest.fixture
def confirmed(api, admin, crowd):
    """The French player, whose address is confirmed."""
    member = crowd.holder(FRANCE)
    shown = api.get("players", f"/players/{member.pseudo}", token=member.token).json()
    if not shown["email_confirmed"]:
        code = next(word for mail in mails_to(api, admin, member, "Ceci est")
                    for word in mail["body"].split() if word.isdecimal())
        answer = api.post("players", "/emails", data={"pseudo": member.pseudo, "code": code})
        assert answer.status_code == 200, answer.text
    return member


def mails_to(api, admin, member, subject):
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        kept = api.get("emails", "/outbox", token=admin,
                       params={"address": f"{member.pseudo}@example.org"}).json()["mails"]
        if found := [mail for mail in kept if subject in mail["subject"]
                     and mail["state"] == "kept"]:
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
    with smtplib.SMTP("127.0.0.1", stack.gateway_port, timeout=20) as line:
        try:
            line.send_message(mail)
        except smtplib.SMTPDataError as refusal:
            return refusal.smtp_code
    return 250


def test_orders_come_by_mail_and_the_report_goes_back(stack, api, admin, started, confirmed):
    assert send(stack, started, confirmed, ORDERS) == 250
    orders = started.as_role(FRANCE, "GET", "/game-orders/<id>").json()["orders"]
    assert len(orders) == 3
    [mail] = mails_to(api, admin, confirmed, f"[{started.name}] France: OK")
    assert "Mouvements printemps 1901" in mail["body"]


def test_refused_orders_are_answered_with_the_reason(stack, api, admin, started, confirmed):
    assert send(stack, started, confirmed, "A PAR - MOS") == 250
    assert mails_to(api, admin, confirmed, f"[{started.name}] France: REFUS")
    assert started.as_role(FRANCE, "GET", "/game-orders/<id>").json()["orders"] == []


def test_the_key_the_address_and_the_role_must_be_right(stack, started, confirmed):
    assert send(stack, started, confirmed, ORDERS, key="0" * 16) == 550
    assert send(stack, started, confirmed, ORDERS, sender="somebody@else.org") == 550
    assert send(stack, started, confirmed, "A ROM H\nA VEN H\nF NAP H", role=str(ITALY)) == 250
    assert started.as_role(ITALY, "GET", "/game-orders/<id>").json()["orders"] == []
