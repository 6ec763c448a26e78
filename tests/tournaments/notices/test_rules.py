"""Webhooks without a service: which addresses, which pauses, which signature."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as some

from services.tournaments.notices.domain.addresses import (
    Address,
    WrongAddress,
    is_public,
    read_address,
)
from services.tournaments.notices.domain.retries import GIVE_UP_AFTER, LONGEST_PAUSE, next_try
from services.tournaments.notices.domain.signatures import signature
from services.tournaments.notices.domain.topics import Topic, topics_text

NOW = datetime(2026, 7, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    "number",
    [
        "93.184.216.34",
        "2606:2800:220:1::1",
        "::ffff:8.8.8.8",
        "64:ff9b::808:808",
        "2002:808:808::1",
    ],
)
def test_addresses_of_the_internet_are_public(number):
    assert is_public(number)


@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1",
        "127.8.8.8",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "100.64.0.1",
        "169.254.169.254",
        "224.0.0.1",
        "239.1.2.3",
        "255.255.255.255",
        "240.0.0.1",
        "192.0.2.1",
        "198.18.0.1",
        "::1",
        "::",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "fd12::1",
        "fec0::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::127.0.0.1",
        "64:ff9b::a00:1",
        "64:ff9b:1::808:808",
        "2002:7f00:1::1",
        "2002:a00:1::",
        "2001::1",
        "2001:db8::1",
        "100::1",
    ],
)
def test_addresses_of_this_machine_and_its_network_are_not(number):
    assert not is_public(number)


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("https://hall.example", Address(True, "hall.example", 443, "/")),
        ("http://Hall.example:8080/a?b=c", Address(False, "hall.example", 8080, "/a?b=c")),
        ("http://[2606::1]:81/", Address(False, "2606::1", 81, "/")),
    ],
)
def test_an_address_is_taken_apart(url, address):
    assert read_address(url) == address


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hall.example",
        "ftp://hall.example",
        "file:///etc/passwd",
        "https://",
        "http:///path",
        "https://me@hall.example",
        "https://me:pw@hall.example",
        "https://hall.example/#x",
        "https://hall.example:70000",
        "https://hall.example:x",
        "https://hall.example/a b",
        "https://hall.example/\r\nX: 1",
        "https://hâll.example",
        "http://[::1",
        "javascript:x",
        "http://hall.example\\@127.0.0.1/",
        "https://hall.example/" + "x" * 500,
    ],
)
def test_what_is_no_address_is_refused(url):
    with pytest.raises(WrongAddress):
        read_address(url)


@pytest.mark.parametrize(
    ("hosts", "named"),
    [
        ((), False),
        (("hall.lan",), True),
        (("hall.lan:8080",), True),
        (("hall.lan:80",), False),
        (("all.lan",), False),
    ],
)
def test_the_operator_names_a_host_or_one_port_of_it(hosts, named):
    assert read_address("http://hall.lan:8080/").is_named_in(hosts) is named


def test_the_signature_is_the_one_of_the_standard():
    made = signature(
        "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
        "msg_p5jXN8AQM9LWM0D4loKWxJek",
        1614265330,
        '{"test": 2432232314}',
    )
    assert made == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="


def test_topics_are_kept_once_and_in_order():
    topics = [Topic.ROUND_CLOSED, Topic.ROUND_PUBLISHED, Topic.ROUND_CLOSED]
    assert topics_text(topics) == "round.published round.closed"


def test_pauses_grow_and_end_after_a_day():
    now, tries = NOW, 0
    pauses = []
    while (later := next_try(tries := tries + 1, now, NOW + GIVE_UP_AFTER)) is not None:
        pauses.append(later - now)
        now = later
    assert pauses[:4] == [timedelta(seconds=each) for each in (5, 10, 20, 40)]
    assert sorted(pauses[:-1]) == pauses[:-1]
    assert max(pauses) == LONGEST_PAUSE
    assert now == NOW + GIVE_UP_AFTER


@given(some.integers(1, 10**6), some.timedeltas(timedelta(), timedelta(days=2)))
def test_a_next_try_lies_between_now_and_the_end(tries, waited):
    later = next_try(tries, NOW + waited, NOW + GIVE_UP_AFTER)
    if later is None:
        assert waited >= GIVE_UP_AFTER
    else:
        assert NOW + waited < later <= NOW + GIVE_UP_AFTER
