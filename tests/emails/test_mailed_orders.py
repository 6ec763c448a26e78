"""Orders in a mail: what is read, what is refused."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from services.emails.domain.mailed_orders import MailedOrders, Unreadable, read_orders

MAIL = """From: Toto <toto@labas.com>
Subject: [Raspoutine] France
Message-ID: <1@labas.com>
Content-Type: text/plain; charset=utf-8

Key: abc123
A PAR - BUR
F BRE - MID
> A MAR H
--
Toto
"""


def test_orders_are_read_without_quotes_and_signature():
    assert read_orders(MAIL.encode()) == MailedOrders(
        "<1@labas.com>",
        "toto@labas.com",
        "Raspoutine",
        "France",
        "abc123",
        "A PAR - BUR\nF BRE - MID",
    )


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("[Raspoutine] France", "orders", "subject"),
        ("Key: abc123\n", "", "key"),
        ("text/plain", "text/html", "plain text"),
        ("From: Toto <toto@labas.com>\n", "", "who sends it"),
    ],
)
def test_what_is_missing_is_named(old, new, why):
    with pytest.raises(Unreadable, match=why):
        read_orders(MAIL.replace(old, new).encode())


@pytest.mark.parametrize("line", ["clé : abc123", "CLE: abc123", "key:abc123"])
def test_the_key_may_be_written_in_french(line):
    assert read_orders(MAIL.replace("Key: abc123", line).encode()).key == "abc123"


@given(st.binary(max_size=400))
def test_any_bytes_are_read_or_refused(raw):
    with contextlib.suppress(Unreadable):
        read_orders(raw)
