"""Tablets and projectors: results entered on screens, the controller, alerts."""

import json
from datetime import timedelta

import pytest
from sqlalchemy import select

from services.tournaments.screens.actions import run_devices
from shared.database import reading
from shared.streams.tables import StreamEvent
from tests.tournaments.screens.conftest import CODE, device, make, shown, start

pytestmark = pytest.mark.slow


@pytest.fixture
def input_hall(hall):
    make(hall, "screens", uniq_id="in", type="input", public=True)
    make(hall, "screens", uniq_id="door", type="boards", public=True)
    start(hall)
    return hall


def send(hall, key, result=3, *, screen="in", number=1, board=1, verb="PUT", **body):
    path = f"/screen-results/{hall.event}/{screen}/{hall.tournament}/{number}/{board}"
    said = {"result": result, **body} if verb == "PUT" else body
    headers = {"EventCode": key} if key else {}
    return hall.ask(verb, path, token=body.pop("token", ""), headers=headers, json=said)


def test_a_tablet_gives_the_code_once_and_enters_results(input_hall):
    hall = input_hall
    tablet = device(hall)
    assert tablet["may_enter"]
    answer = send(hall, tablet["key"], version=1)
    assert (answer.status_code, answer.json()["version"]) == (200, 2)
    path = f"/tournament-results/{hall.tournament}"
    (entry,) = hall.done("GET", path)["results"]
    assert entry["entered_by"] == "tablet: Tablet"


def test_a_stale_tablet_is_refused(input_hall):
    hall = input_hall
    one, other = device(hall, "One")["key"], device(hall, "Other")["key"]
    assert send(hall, one, version=1).status_code == 200
    refused = send(hall, other, result=1, version=1)
    assert (refused.status_code, refused.json()["result"]) == (409, 3)
    assert send(hall, other, number=2, board=1).status_code == 409


@pytest.mark.parametrize("screen", ["door", "nowhere"])
def test_results_are_entered_on_input_screens_only(input_hall, screen):
    key = device(input_hall)["key"]
    assert send(input_hall, key, screen=screen).status_code == 403


def test_a_board_the_screen_does_not_show_is_refused(input_hall):
    hall = input_hall
    setup = hall.done("GET", f"/halls/{hall.event}")["setup"]
    screen = next(each["id"] for each in setup["screens"] if each["uniq_id"] == "in")
    only = next(each["id"] for each in setup["sets"] if each["screen_id"] == screen)
    hall.done("PUT", f"/screen-sets/{screen}/{only}", json={"last": 2})
    key = device(hall)["key"]
    assert send(hall, key, board=3).status_code == 403
    assert send(hall, key, board=2).status_code == 200


def test_who_gave_no_code_or_an_old_one_enters_nothing(input_hall):
    hall = input_hall
    projector = device(hall, "Projector", code="")
    assert not projector["may_enter"]
    assert send(hall, projector["key"]).status_code == 403
    assert send(hall, "").status_code == 401
    tablet = device(hall)["key"]
    hall.done("PUT", f"/events/{hall.event}", json={"update_password": "another"})
    assert send(hall, tablet).status_code == 403
    assert (
        hall.ask(
            "POST",
            f"/hall-devices/{hall.event}",
            token="",
            headers={"EventCode": CODE},
            json={"name": "New"},
        ).status_code
        == 403
    )


def test_a_forgotten_tablet_does_not_use_up_the_tries_of_the_hall(input_hall):
    hall = input_hall
    for _ in range(25):
        assert send(hall, "device-nobody").status_code == 403
    assert device(hall)["may_enter"]


def test_one_takes_back_ones_own_result_for_a_while(input_hall, service, monkeypatch):
    hall = input_hall
    one, other = device(hall, "One")["key"], device(hall, "Other")["key"]
    send(hall, one)
    assert send(hall, other, verb="DELETE", version=2).status_code == 403
    assert send(hall, one, verb="DELETE", version=2).json()["version"] == 3
    history = hall.done("GET", f"/tournament-results/{hall.tournament}")["results"]
    assert [entry["value"] for entry in history] == [3, 0]
    send(hall, one, version=3)
    service.follow_clock(monkeypatch)
    service.moved = timedelta(minutes=3)
    try:
        assert send(hall, one, verb="DELETE", version=4).status_code == 403
        allowed = {"allow_results_deletion_on_input_screens": True}
        hall.done("PUT", f"/events/{hall.event}", json=allowed)
        assert send(hall, other, verb="DELETE", version=4).status_code == 200
    finally:
        service.moved = timedelta()


def test_forfeits_and_overwriting_are_for_an_arbiter_who_logged_in(input_hall):
    hall = input_hall
    key = device(hall)["key"]
    assert send(hall, key, result=6).status_code == 403
    send(hall, key)
    assert send(hall, key, result=1, version=2).status_code == 403
    path = f"/screen-results/{hall.event}/in/{hall.tournament}/1/1"
    assert hall.done("PUT", path, json={"result": 6, "version": 2})["result"] == 6


def test_a_tablet_shows_cards_and_checks_in_with_its_key(hall):
    key = device(hall)["key"]
    headers = {"headers": {"EventCode": key}, "token": ""}
    hall.done("PUT", f"/tournament-check-ins/{hall.tournament}", json={"open": True})
    (first, *_) = hall.done("GET", f"/event-persons/{hall.event}")["persons"]
    hall.done("PUT", f"/person-check-ins/{first['id']}", json={"checked_in": True}, **headers)
    for other in hall.done("GET", f"/event-persons/{hall.event}", params={"absent": 1})["persons"]:
        hall.done("PUT", f"/person-check-ins/{other['id']}", json={"checked_in": True})
    start(hall)
    white = hall.round(1)["boards"][0]["white"]["registration_id"]
    path = f"/illegal-moves/{hall.tournament}/1/{white}"
    assert hall.done("POST", path, **headers) == {"illegal_moves": 1}
    assert hall.ask("POST", path, **headers).status_code == 409


def test_a_device_enters_only_so_many_results(input_hall, monkeypatch):
    monkeypatch.setattr("services.tournaments.screens.actions.run_devices.ENTRIES", 2)
    key = device(input_hall)["key"]
    seen = [send(input_hall, key, board=board).status_code for board in (1, 2, 3)]
    assert seen == [200, 200, 429]


def sign(hall, key, **sent):
    path = f"/device-signs/{hall.event}"
    return hall.ask("PUT", path, token="", headers={"EventCode": key}, json=sent)


def test_an_arbiter_points_a_projector_at_another_screen(input_hall, join):
    hall = input_hall
    projector = device(hall, "Projector", code="")
    assert sign(hall, projector["key"], showing="in").json()["screen"] is None
    path = f"/hall-devices/{hall.event}/{projector['id']}"
    hall.done("PUT", path, json={"screen": "door", "name": "Big one"})
    assert sign(hall, projector["key"], showing="in").json()["screen"] == "door"
    (seen,) = hall.done("GET", f"/hall-devices/{hall.event}")["devices"]
    assert (seen["name"], seen["showing"], seen["alive"]) == ("Big one", "in", True)
    assert hall.ask("PUT", path, json={"screen": "nowhere"}).status_code == 404
    assert hall.ask("PUT", path, token=join().token, json={"screen": ""}).status_code == 403
    hall.done("DELETE", path)
    assert sign(hall, projector["key"]).status_code == 403


def test_who_has_not_been_heard_of_for_a_minute_is_not_alive(input_hall, service, monkeypatch):
    hall = input_hall
    first = device(hall, "Projector", code="")
    path = f"/hall-devices/{hall.event}"
    assert hall.ask("POST", path, token="", json={"name": "Projector"}).status_code == 409
    service.follow_clock(monkeypatch)
    service.moved = timedelta(seconds=61)
    try:
        (seen,) = hall.done("GET", path)["devices"]
        assert not seen["alive"]
        assert device(hall, "Projector", code="")["key"] != first["key"]
    finally:
        service.moved = timedelta()


def test_a_stranger_does_not_take_the_name_of_a_tablet_that_gave_the_code(
    input_hall, service, monkeypatch
):
    hall = input_hall
    tablet, path = device(hall), f"/hall-devices/{hall.event}"
    service.follow_clock(monkeypatch)
    service.moved = timedelta(seconds=61)
    try:
        assert hall.ask("POST", path, token="", json={"name": "Tablet"}).status_code == 409
        assert send(hall, tablet["key"], version=1).status_code == 200
        assert device(hall)["key"] != tablet["key"]  # itself, come back with the code
    finally:
        service.moved = timedelta()


def test_silent_strangers_leave_room_for_others(input_hall, service, monkeypatch):
    hall = input_hall
    monkeypatch.setattr(run_devices, "MOST_DEVICES", 3)
    tablet = device(hall)
    for name in ("one", "two"):
        device(hall, name, code="")
    path = f"/hall-devices/{hall.event}"
    assert hall.ask("POST", path, token="", json={"name": "three"}).status_code == 409
    service.follow_clock(monkeypatch)
    service.moved = timedelta(seconds=61)
    try:
        device(hall, "three", code="")
        assert {each["name"] for each in hall.done("GET", path)["devices"]} == {"Tablet", "three"}
        assert send(hall, tablet["key"], version=1).status_code == 200
    finally:
        service.moved = timedelta()


def test_an_alert_on_all_screens_or_on_one(input_hall):
    hall = input_hall
    key = device(hall)["key"]
    path = f"/hall-alerts/{hall.event}"
    hall.done("PUT", path, json={"text": "Silence!"})
    hall.done("PUT", path, json={"text": "Here, too", "screen": "door"})
    assert (shown(hall, "in")["alert"], shown(hall, "door")["alert"]) == ("Silence!", "Here, too")
    assert sign(hall, key, showing="door").json()["alert"] == "Here, too"
    hall.done("PUT", path, json={})
    hall.done("PUT", path, json={"screen": "door"})
    assert shown(hall, "door")["alert"] is None
    assert hall.ask("PUT", path, json={"text": "x", "screen": "nowhere"}).status_code == 404


def test_listeners_of_the_event_are_told(input_hall):
    hall = input_hall
    projector = device(hall, "Projector", code="")
    hall.done("PUT", f"/hall-devices/{hall.event}/{projector['id']}", json={"screen": "door"})
    hall.done("PUT", f"/hall-alerts/{hall.event}", json={"text": "Silence!"})
    with reading() as session:
        newest = session.scalars(select(StreamEvent).order_by(StreamEvent.id.desc()).limit(3)).all()
    told = {event.name: json.loads(event.data).get("data") for event in newest}
    assert told == {
        "device.pointed": {"device_id": projector["id"], "screen": "door"},
        "alert.changed": {"screen": "", "text": "Silence!"},
        "hall.changed": None,
    }
