"""The sender and a real SMTP server: down, slow, refusing, back again; every mail arrives once."""

import secrets
import subprocess
import sys
import time

import pytest

from shared.config import ROOT
from tests.waiting import PATIENCE_SECONDS


def an_address() -> str:
    return f"a{secrets.token_hex(5)}@example.org"


def hand_over(troubled, address, **changes):
    mail = {
        "key": secrets.token_hex(8),
        "template": "notice",
        "address": address,
        "values": {"subject": "Bonjour", "text": "À demain"},
    } | changes
    answer = troubled.api.post("emails", "/mails", json=mail, by_service="games")
    assert answer.status_code == 201, answer.text


def mail_to(troubled, address):
    answer = troubled.api.get(
        "emails", "/outbox", token=troubled.admin, params={"address": address}
    )
    return answer.json()["mails"][0]


def wait_until(troubled, address, **wanted):
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        mail = mail_to(troubled, address)
        if all(mail[name] == value for name, value in wanted.items()):
            return mail
        time.sleep(0.1)
    raise AssertionError(f"the mail stayed {mail}")


@pytest.fixture(autouse=True)
def healthy_again(troubled):
    yield
    troubled.move_clock(0)
    troubled.mail_server.refusals.clear()
    troubled.mail_server.slow_seconds = 0
    if troubled.mail_server.controller is None:
        troubled.mail_server.start()


def test_a_mail_has_one_reader_one_id_and_only_our_headers(troubled):
    address = an_address()
    hand_over(
        troubled,
        address,
        values={
            "subject": "Bonjour\r\nBcc: other@example.org",
            "text": "À demain\r\n.\r\nBcc: x@y.z",
            "unsubscribe_link": "https://example.org/unsubscriptions/abc",
        },
    )
    message = troubled.mail_server.wait_for(address)[0]
    assert sorted(message.keys()) == sorted(
        [
            "Content-Type",
            "MIME-Version",
            "Content-Transfer-Encoding",
            "Subject",
            "From",
            "To",
            "Date",
            "Message-ID",
            "Auto-Submitted",
            "List-Unsubscribe",
            "List-Unsubscribe-Post",
        ]
    )
    assert message["Subject"] == "Bonjour Bcc: other@example.org"
    assert message["To"] == address
    assert message["From"] == "Entente <entente@example.org>"
    assert message["List-Unsubscribe"] == "<https://example.org/unsubscriptions/abc>"
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert message.get_content().splitlines()[:3] == ["À demain", ".", "Bcc: x@y.z"]


def test_long_lines_and_accents_suit_every_mail_server(troubled):
    address = an_address()
    hand_over(troubled, address, values={"subject": "é" * 150, "text": "à" * 5000})
    message = troubled.mail_server.wait_for(address)[0]
    assert message["Subject"] == "é" * 150
    assert message.get_content().strip() == "à" * 5000


def test_nothing_of_a_sent_mail_stays_but_that_it_was_sent(troubled):
    address = an_address()
    hand_over(troubled, address, template="confirmation", values={"code": 7391})
    troubled.mail_server.wait_for(address)
    mail = wait_until(troubled, address, state="sent")
    assert mail["body"] == ""
    with troubled.database("emails").connect() as connection:
        rows = connection.exec_driver_sql("SELECT * FROM mails").all()
    assert "7391" not in str(rows)


def test_a_mail_server_that_was_down_gets_every_mail_once(troubled):
    addresses = [an_address() for _ in range(4)]
    troubled.mail_server.stop()
    for address in addresses:
        hand_over(troubled, address)
    assert wait_until(troubled, addresses[-1], attempts=1)["state"] == "waiting"
    troubled.mail_server.start()
    for address in addresses:
        troubled.mail_server.wait_for(address)
        wait_until(troubled, address, state="sent")
    assert [len(troubled.mail_server.mails_to(address)) for address in addresses] == [1] * 4


def test_a_mail_refused_for_now_is_tried_again_with_growing_pauses(troubled):
    address, other = an_address(), an_address()
    troubled.mail_server.refusals[address] = "451 come back later"
    hand_over(troubled, address)
    hand_over(troubled, other)
    troubled.mail_server.wait_for(other)  # nobody else waits for it
    mail = wait_until(troubled, address, attempts=2)
    assert (mail["state"], mail["trouble"]) == ("waiting", "451 come back later")
    troubled.mail_server.refusals.clear()
    troubled.mail_server.wait_for(address)
    wait_until(troubled, address, state="sent")
    assert len(troubled.mail_server.mails_to(address)) == 1


def test_a_mail_refused_for_good_is_failed_and_can_be_tried_again(troubled):
    address = an_address()
    troubled.mail_server.refusals[address] = "550 no such mailbox"
    hand_over(troubled, address)
    mail = wait_until(troubled, address, state="failed")
    assert (mail["trouble"], mail["attempts"]) == ("550 no such mailbox", 1)
    troubled.mail_server.refusals.clear()
    answer = troubled.api.post("emails", f"/outbox/{mail['id']}/retries", token=troubled.admin)
    assert (answer.status_code, answer.json()["msg"]) == (201, "Mail will be sent again")
    troubled.mail_server.wait_for(address)
    wait_until(troubled, address, state="sent", trouble=None)


def test_after_five_days_of_trouble_a_mail_is_given_up(troubled):
    address = an_address()
    troubled.mail_server.refusals[address] = "451 come back later"
    hand_over(troubled, address)
    wait_until(troubled, address, attempts=1)
    troubled.move_clock(5 * 24 * 3600 + 60)
    assert "Given up: 451" in wait_until(troubled, address, state="failed")["trouble"]


def test_a_slow_mail_server_gets_each_mail_once(troubled):
    addresses = [an_address() for _ in range(3)]
    troubled.mail_server.slow_seconds = 0.7
    for address in addresses:
        hand_over(troubled, address)
    for address in addresses:
        wait_until(troubled, address, state="sent")
    assert [len(troubled.mail_server.mails_to(address)) for address in addresses] == [1] * 3


def test_two_senders_never_send_one_mail_twice(troubled):
    addresses = [an_address() for _ in range(12)]
    troubled.mail_server.slow_seconds = 0.3  # so that both have something to do
    second = subprocess.Popen(
        [sys.executable, "-m", "services.emails.sender"], cwd=ROOT, env=troubled.environment
    )
    try:
        for address in addresses:
            hand_over(troubled, address)
        for address in addresses:
            wait_until(troubled, address, state="sent")
    finally:
        second.terminate()
        second.wait(PATIENCE_SECONDS)
    assert [len(troubled.mail_server.mails_to(address)) for address in addresses] == [1] * 12


def test_only_a_crash_between_the_servers_ok_and_our_mark_doubles_a_mail(troubled):
    """At least once, by the specification; both copies carry the same Message-ID."""
    address = an_address()
    troubled.mail_server.slow_seconds = 3
    hand_over(troubled, address)
    wait_until(troubled, address, attempts=1)
    troubled.mail_server.wait_for(address)
    troubled.kill("mail-sender")  # the server has the mail and is about to say so
    troubled.mail_server.slow_seconds = 0
    assert mail_to(troubled, address)["state"] == "waiting"
    troubled.move_clock(6 * 60)  # the dead sender held the mail for five minutes
    messages = troubled.mail_server.wait_for(address, count=2)
    wait_until(troubled, address, state="sent")
    assert messages[0]["Message-ID"] == messages[1]["Message-ID"]
    assert len(troubled.mail_server.mails_to(address)) == 2
