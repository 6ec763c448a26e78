"""Addresses and forms with values nobody means: pages answer in words, never with a fault."""

import inspect
import re
import sys

import pytest

from tests.conftest import SOAK
from tests.factories import PASSWORD
from tests.waiting import PATIENCE_SECONDS
from tests.web.visitor import FORM_FIELD, Visitor
from tests.web.world import PLACEHOLDER, a_world
from web.numbers import number_or_text, whole_number, whole_numbers
from web.routes import ROUTES

ODD = {
    "superscript": "%C2%B2",
    "arabic": "%D9%A3",
    "huge": "9" * 40,
    "endless": "9" * 5000,
    "negative": "-1",
    "empty": "",
    "nul": "%00",
    "climbing": "%2e%2e",
    "no text": "%ff%fe",
}
ASKED = re.compile(r'(?:args|asked)(?:\.get(?:list)?\(|, )"(\w+)"')
SENT = re.compile(r'(?:form(?:\.get(?:list)?\(|\[)|"in_|name=)"(\w+)"')
TURNS = 3
NAMED_OTHERWISE = ("u1", "c1", "orders", "phase", "marks", "days", "role", "to", "b1", "group-1")


@pytest.fixture(scope="module")
def world(api):
    return a_world(api)


@pytest.fixture(scope="module")
def owner(stack, world):
    visitor = Visitor(stack)
    visitor.log_in(world.owner.pseudo, PASSWORD)
    return visitor


@pytest.mark.parametrize(
    ("typed", "number"),
    [("7", 7), (" 12 ", 12), ("²", None), ("٣", None), ("-1", None), ("", None), ("9" * 40, None)],
)
def test_a_number_is_written_with_a_few_plain_digits(typed, number):
    assert whole_number(typed) == number
    assert whole_numbers([typed, "1"]) == ([1] if number is None else [number, 1])


@pytest.mark.parametrize(("typed", "sent"), [("-1", -1), ("5", 5), ("²", "²"), ("--1", "--1")])
def test_what_is_no_number_is_for_the_service_to_refuse(typed, sent):
    assert number_or_text(typed) == sent


def source_of(view) -> str:
    """The file a page is in: what is asked there may be asked of it."""
    return inspect.getsource(sys.modules[inspect.unwrap(view).__module__])


def faults(visitor, addresses: list[str]) -> list[str]:
    """A part that does not answer would be one, too."""
    found = []
    for address in addresses:
        answer = visitor.session.get(
            visitor.url + address, timeout=PATIENCE_SECONDS, allow_redirects=False
        )
        if answer.status_code >= 500:
            found.append(f"{address[:120]} {answer.status_code}")
    return found


@pytest.mark.parametrize("value", ODD.values(), ids=ODD)
def test_odd_values_in_paths(owner, world, value):
    addresses = [
        world.address(route, **{name: value}) + world.query(route)
        for route, page in ROUTES.items()
        if page.show
        for name in PLACEHOLDER.findall(route)
    ]
    assert len(addresses) > 60
    assert faults(owner, addresses) == []


@pytest.mark.parametrize("value", ODD.values(), ids=ODD)
def test_odd_values_after_the_question_mark(owner, world, value):
    addresses = []
    for route, page in ROUTES.items():
        if page.show:
            names = {*ASKED.findall(source_of(page.show)), "next"} | {*NAMED_OTHERWISE[:5]}
            start = world.address(route) + (world.query(route) or "?")
            addresses += [f"{start}&{name}={value}" for name in sorted(names)]
    assert len(addresses) > 300
    assert faults(owner, turn_of(value, addresses)) == []


def turn_of(value: str, addresses: list[str]) -> list[str]:
    """Each address meets every third of the values; all of them in the long run."""
    first = list(ODD.values()).index(value) % TURNS
    return addresses if SOAK else addresses[first::TURNS]


@pytest.mark.parametrize("value", ["²", "٣", "9" * 40, "-1", "", "\0", "../x"])
def test_odd_values_in_forms(owner, world, value):
    token, found = owner.form_token(), []
    for route, page in ROUTES.items():
        if page.submit is None or route in ("/logout", "/account/leaving"):
            continue
        names = {*SENT.findall(source_of(page.submit)), *NAMED_OTHERWISE} - {FORM_FIELD}
        answer = owner.session.post(
            owner.url + world.address(route) + world.query(route),
            data=dict.fromkeys(names, value) | {FORM_FIELD: token},
            timeout=PATIENCE_SECONDS,
            allow_redirects=False,
        )
        if answer.status_code >= 500:
            found.append(f"{route} {answer.status_code}")
    assert found == []
