"""How many mails one caller and one inbox can cause, counted on a database of its own."""

from types import SimpleNamespace

import pytest

from services.players import store
from services.players.actions import send_code
from shared.database import use_database, writing
from shared.migrations import migrate


@pytest.fixture
def limited(tmp_path, monkeypatch):
    url = f"sqlite:///{tmp_path / 'players.db'}"
    migrate("players", url)
    engine = use_database(url)
    monkeypatch.setattr(send_code, "settings", lambda: SimpleNamespace(mails_per_caller=8))
    yield
    engine.dispose()


def mails_allowed(addresses, caller="192.0.2.1"):
    allowed = 0
    for address in addresses:
        try:
            with writing() as session:
                send_code.limit_mails(session, "confirmation", address, caller)
            allowed += 1
        except send_code.TooManyMails:
            continue
    return allowed


def test_one_caller_causes_so_many_mails_an_hour(limited):
    assert mails_allowed([f"a{number}@example.org" for number in range(20)]) == 8
    assert mails_allowed(["other@example.org"], caller="192.0.2.2") == 1


def test_one_inbox_gets_five_mails_an_hour_from_whomever(limited):
    callers = iter(range(100))
    assert (
        sum(
            mails_allowed(
                ["A@example.org" if number % 2 else "a@example.org"],
                caller=f"192.0.2.{next(callers)}",
            )
            for number in range(20)
        )
        == 5
    )


def told_of(addresses, caller="192.0.2.1"):
    """What somebody learns who asks for one address after the other."""
    answers = []
    for address in addresses:
        try:
            send_code.require_unused(address, caller)
            answers.append("free")
        except store.EmailAlreadyUsed:
            answers.append("used")
        except send_code.TooManyMails:
            answers.append("limited")
    return answers


def test_who_looks_for_members_by_their_addresses_is_told_little(limited, monkeypatch):
    monkeypatch.setattr(send_code, "settings", lambda: SimpleNamespace(mails_per_caller=15))
    monkeypatch.setattr(store, "is_unused", lambda _session, email, _own: email != "used")
    assert told_of(["free"] * 5 + ["used"] * 5) == ["free"] * 5 + ["used"] * 3 + ["limited"] * 2
    assert told_of(["free"]) == ["limited"]
    assert told_of(["used", "free"], caller="192.0.2.2") == ["used", "free"]
