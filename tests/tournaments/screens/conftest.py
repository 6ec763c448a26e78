"""A hall with eight players, for tests of its screens."""

import pytest

from tests.tournaments.arrangements import Hall, a_hall

CODE = "sesame"


@pytest.fixture
def hall(service, join) -> Hall:
    found = a_hall(service, join(), event={"update_password": CODE, "record_illegal_moves": 1})
    found.register(8)
    return found


def make(hall: Hall, kind: str, **values):
    return hall.done("POST", f"/event-{kind}/{hall.event}", json=values)


def shown(hall: Hall, screen: str, **sent):
    sent.setdefault("token", "")
    return hall.done("GET", f"/screen-contents/{hall.event}/{screen}", **sent)


def start(hall: Hall) -> None:
    hall.pair()
    hall.publish(1)


def device(hall: Hall, name: str = "Tablet", code: str = CODE):
    headers = {"EventCode": code} if code else {}
    path = f"/hall-devices/{hall.event}"
    return hall.done("POST", path, token="", headers=headers, json={"name": name})
