"""A whole event goes into a file and becomes another event, with or without personal data."""

import json

import pytest

from tests.factories import a_member
from tests.tournaments.arrangements import Hall, a_hall


@pytest.fixture(scope="module")
def hall(api):
    """Two tournaments, one of them with a round and a half."""
    hall = a_hall(
        api, a_member(api), planned_rounds=3, city="Brest", settings={"win": 3, "draw": 1}
    )
    hall.register(5, email="p@example.org", phone="0102", birth="1990-01-02", rating_type="F")
    hall.done("PUT", f"/registrations/{first_of(hall)}", json={"fixed_table": 7})
    hall.play(1)
    hall.pair()
    hall.publish(2)
    hall.enter(2, 1, 2)
    prizes = {"name": "General", "amounts": [30000, 10000], "sharing": "hort"}
    hall.done("PUT", f"/tournament-prizes/{hall.tournament}", json={"groups": [prizes]})
    path = f"/event-tournaments/{hall.event}"
    hall.done("POST", path, json={"uniq_id": "b", "name": "Second", "system": "round_robin"})
    return hall


def first_of(hall):
    path = f"/tournament-registrations/{hall.tournament}"
    return hall.done("GET", path)["registrations"][0]["id"]


def file(hall, **asked):
    return hall.done("GET", f"/event-files/{hall.event}", params=asked)["content"]


def made_from(api, content):
    organiser = a_member(api)
    sent = {"uniq_id": f"copy-{organiser.pseudo}", "content": content}
    answer = api.post("tournaments", "/event-imports", token=organiser.token, json=sent)
    assert answer.status_code == 201, answer.text
    event = answer.json()["uniq_id"]
    path = f"/event-tournaments/{event}"
    listed = api.get("tournaments", path, token=organiser.token).json()["tournaments"]
    return Hall(api, organiser, event, listed[0]["id"]), listed


def test_an_event_comes_out_of_its_file_as_it_went_in(api, hall):
    copy, listed = made_from(api, file(hall, personal=True))
    assert [(each["name"], each["status"]) for each in listed] == [
        ("Main tournament", "running"),
        ("Second", "planned"),
    ]
    assert listed[0]["settings"] == {"win": 3, "draw": 1}
    assert json.loads(file(copy, personal=True)) == json.loads(file(hall, personal=True))
    assert [b["result"] for b in copy.round(2)["boards"]] == [
        b["result"] for b in hall.round(2)["boards"]
    ]
    [group] = copy.done("GET", f"/tournament-prizes/{copy.tournament}")["groups"]
    assert (group["amounts"], group["sharing"]) == ([30000, 10000], "hort")
    path = f"/tournament-registrations/{copy.tournament}"
    first = copy.done("GET", path)["registrations"][0]
    assert (first["email"], first["birth"]) == ("p@example.org", "1990-01-02")


def test_without_personal_data_nothing_of_it_is_in_the_file(api, hall):
    everybody = api.get("tournaments", f"/event-files/{hall.event}").json()["content"]
    for secret in ("p@example.org", "0102", "1990-01-02"):
        assert secret not in everybody
    copy, _ = made_from(api, everybody)
    assert len(copy.standing()["lines"]) == 5


def test_personal_data_are_the_arbiters(api, hall):
    sent = {"personal": True}
    path = f"/event-files/{hall.event}"
    assert api.get("tournaments", path, params=sent).status_code == 403
    stranger = a_member(api).token
    assert api.get("tournaments", path, params=sent, token=stranger).status_code == 403


@pytest.mark.parametrize(
    "content",
    [
        "hello",
        "[]",
        '{"format": "entente-event"}',
        '{"format": "entente-event", "event": {}, "tournaments": []}',
        '{"format": "entente-event", "event": {"name": "X", "start": "2026-01-01T00:00:00Z",'
        ' "stop": "2026-01-02T00:00:00Z"}, "tournaments": [{"tournament": {"name": "Y"}}]}',
        '{"format": "entente-event", "event": {"name": "X", "start": "2026-01-01T00:00:00Z",'
        ' "stop": "2026-01-02T00:00:00Z"}, "tournaments": [{"tournament": {"name": "Y",'
        ' "uniq_id": "y"}, "prizes": [{"name": "All", "amounts": ["much"]}]}]}',
    ],
)
def test_other_files_are_refused_and_leave_no_event(api, content):
    organiser = a_member(api)
    uniq_id = f"none-{organiser.pseudo}"
    sent = {"uniq_id": uniq_id, "content": content}
    answer = api.post("tournaments", "/event-imports", token=organiser.token, json=sent)
    assert answer.status_code == 400
    path = f"/events/{uniq_id}"
    assert api.get("tournaments", path, token=organiser.token).status_code == 404
