"""Refusals read from code: raised below, in tables and decorators; not those that are caught."""

import functools
from dataclasses import dataclass

import pytest

from shared.database import writing
from shared.errors import BadRequest, Conflict, Forbidden, NotFound, Refusal
from shared.openapi import source_steps
from shared.openapi.refusals import endings_of


class NoSuchBoat(NotFound):
    """There is no such boat"""


class BoatIsFull(Conflict):
    """The boat
    is full"""


class NoLicence(Forbidden):
    """You have no licence"""


@dataclass(frozen=True)
class Boat:
    seats: int

    @property
    def captain(self) -> str:
        raise NoLicence

    def board(self, guest: str) -> None:
        if not self.seats:
            raise BoatIsFull
        self.board(guest)


@dataclass(frozen=True)
class Trip:
    boat: Boat


def boat_called(name: str) -> Boat:
    if name != "Argo":
        raise NoSuchBoat(f"Boat {name} doesn't exist")
    return Boat(50)


def sail(name: str) -> str:
    return row(name) if name else "far"


def row(name: str) -> str:
    return sail(boat_called(name).captain)


def by_table(kind: str) -> None:
    raise PROBLEMS[kind]


def with_words() -> None:
    raise BadRequest("Wind is missing", status=422)


def with_a_status_of_its_own(status: int) -> None:
    raise Refusal("passed on", status=status)


def of_a_field(trip: Trip) -> None:
    trip.boat.board("Orpheus")


def caught(name: str) -> Boat | None:
    try:
        return boat_called(name)
    except NoSuchBoat:
        return None


def caught_and_raised_again(name: str) -> Boat:
    try:
        return boat_called(name)
    except NoSuchBoat as refusal:
        if name:
            raise
        raise NoLicence from refusal


def only_asked(refusal: Refusal) -> bool:
    return isinstance(refusal, NoLicence)


def hidden(boat_called: str) -> str:
    return boat_called


def stored() -> None:
    with writing():
        pass


def licensed(sentence: str, *, strict: bool = False):
    def decorate(method):
        @functools.wraps(method)
        def wrapper():
            if strict:
                raise BoatIsFull
            raise NoLicence(sentence)

        return wrapper

    return decorate


@licensed("Show your licence")
def decorated() -> None:
    raise NoSuchBoat


PROBLEMS = {"full": BoatIsFull, "licence": NoLicence}


@pytest.fixture(autouse=True)
def code_of_this_file_is_ours(monkeypatch):
    monkeypatch.setattr(source_steps, "OURS", ("tests.shared.", "shared."))


def sentences(function) -> set[tuple[int, str]]:
    return {(ending.status, ending.sentence) for ending in endings_of(function)}


@pytest.mark.parametrize(
    ("function", "expected"),
    [
        (boat_called, {(404, "Boat … doesn't exist")}),
        (sail, {(404, "Boat … doesn't exist"), (403, "You have no licence")}),
        (row, {(404, "Boat … doesn't exist"), (403, "You have no licence")}),
        (by_table, {(409, "The boat is full"), (403, "You have no licence")}),
        (with_words, {(422, "Wind is missing")}),
        (with_a_status_of_its_own, set()),
        (of_a_field, {(409, "The boat is full")}),
        (caught, set()),
        (caught_and_raised_again, {(404, "Boat … doesn't exist"), (403, "You have no licence")}),
        (only_asked, set()),
        (hidden, set()),
        (stored, {(409, str(Conflict()))}),
        (decorated, {(403, "Show your licence"), (404, "There is no such boat")}),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_what_a_function_ends_in(function, expected):
    assert sentences(function) == expected
