"""The header in which web tells whom it speaks for: signed, short-lived, worth nothing else."""

import stat
from datetime import timedelta

import jwt
import pytest

from shared import clock, visitors
from shared.config import read_settings
from shared.visitors import Visitor, read_visitor, sign_visitor

SOMEBODY = Visitor("192.0.2.7", "Tablet 3")


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    """A data folder of its own, with a secret of its own."""
    chosen = read_settings({"ENTENTE_DATA": str(tmp_path)})
    monkeypatch.setattr(visitors, "settings", lambda: chosen)
    visitors._secret.cache_clear()
    yield tmp_path
    visitors._secret.cache_clear()


def test_what_web_signs_is_read(data):
    assert read_visitor(sign_visitor(SOMEBODY)) == SOMEBODY
    assert stat.S_IMODE((data / "visitor-secret").stat().st_mode) == 0o600


def test_a_minute_later_it_counts_no_more(monkeypatch):
    signed, now = sign_visitor(SOMEBODY), clock.now()
    monkeypatch.setattr(clock, "now", lambda: now + timedelta(seconds=59))
    assert read_visitor(signed) == SOMEBODY
    monkeypatch.setattr(clock, "now", lambda: now + timedelta(seconds=61))
    assert read_visitor(signed) is None


@pytest.mark.parametrize(
    "changed",
    [
        {"aud": "service:users"},
        {"address": None},
        {"address": ["192.0.2.7"]},
        {"agent": 3},
        {"exp": None},
        {"exp": "soon"},
    ],
)
def test_one_that_says_something_else_is_ignored(data, changed):
    sign_visitor(SOMEBODY)
    said = {"aud": "visitor", "address": "192.0.2.7", "agent": "", "exp": clock.timestamp() + 60}
    left = {name: value for name, value in (said | changed).items() if value is not None}
    secret = (data / "visitor-secret").read_text()
    assert read_visitor(jwt.encode(said, secret, algorithm="HS256")) is not None
    assert read_visitor(jwt.encode(left, secret, algorithm="HS256")) is None


@pytest.mark.parametrize("forged", ["", "abc", jwt.encode({"address": "1"}, "x" * 32)])
def test_one_that_web_did_not_sign_is_ignored(forged):
    assert read_visitor(forged) is None


def test_long_texts_are_cut():
    read = read_visitor(sign_visitor(Visitor("1" * 1000, "x" * 1000)))
    assert read is not None
    assert (len(read.address), len(read.agent)) == (64, 200)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
    ],
)
def test_all_addresses_of_a_household_are_one_place(address, network):
    assert Visitor(address).network == network


def test_programs_at_one_place_are_different_devices():
    devices = {Visitor(f"192.0.2.{n}", agent).device for n in (1, 2) for agent in "ab"}
    assert len(devices) == 4
