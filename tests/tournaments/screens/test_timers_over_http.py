"""Timers over HTTP: hours, their order, the band by the server's clock."""

from datetime import UTC, datetime

import pytest

from shared import clock
from tests.tournaments.screens.conftest import make, shown

pytestmark = pytest.mark.slow


def a_timer(hall, *times, **values):
    timer = make(hall, "timers", uniq_id="rounds", **values)["id"]
    path = f"/timer-hours/{timer}"
    hours = []
    for number, time in enumerate(times):
        date = {"date_str": "2026-07-01"} if number == 0 else {}
        hours.append(hall.done("POST", path, json={"time_str": time, **date})["id"])
    return timer, hours


def band(hall, monkeypatch, at, **asked):
    monkeypatch.setattr(clock, "now", lambda: datetime.fromisoformat(at).astimezone(UTC))
    path = f"/timer-bands/{hall.event}/rounds"
    return hall.done("GET", path, token="", params=asked)


def test_the_band_follows_the_servers_clock(hall, monkeypatch):
    a_timer(hall, "14:00", zone="Europe/Paris")
    told = band(hall, monkeypatch, "2026-07-01T13:47:30+02:00", lang="fr")
    assert told["clock"] == "13:47:30"
    assert told["band"]["color"] == "#7FBB00"
    assert told["band"]["text"] == "Début de la ronde 1 dans 12 minutes 30 secondes"
    told = band(hall, monkeypatch, "2026-07-01T14:00:01+02:00", lang="en")
    assert told["band"]["color"] == "#FF0000"
    assert told["band"]["text"] == "Round 1 began 1 second ago"


def test_colours_of_the_event_and_of_the_timer(hall, monkeypatch):
    sent = {"timer_colors": {"1": "#111111", "3": "#333333"}, "timer_delays": {"1": 1}}
    hall.done("PUT", f"/events/{hall.event}", json=sent)
    timer, _ = a_timer(hall, "14:00", zone="UTC", colors={"3": "#ABCDEF"})
    assert band(hall, monkeypatch, "2026-07-01T13:00+00:00")["band"]["color"] == "#111111"
    assert band(hall, monkeypatch, "2026-07-01T14:00+00:00")["band"]["color"] == "#ABCDEF"
    make(hall, "screens", uniq_id="s", type="results", public=True, timer_id=timer)
    counted = shown(hall, "s")["timer"]
    assert counted["colors"] == {"1": "#111111", "2": "#FF7700", "3": "#ABCDEF"}
    assert counted["delays"] == {"1": 1, "2": 5, "3": 10}


def test_new_hours_are_the_next_rounds_and_can_be_ordered(hall):
    timer, hours = a_timer(hall, "14:00", "18:00")
    setup = hall.done("GET", f"/halls/{hall.event}")["setup"]
    assert [hour["uniq_id"] for hour in setup["hours"]] == ["1", "2"]
    path = f"/timer-hours/{timer}"
    hall.done("PUT", path, json={"ids": hours[::-1]})
    warnings = hall.done("GET", f"/halls/{hall.event}")["warnings"]
    assert any("the first hour needs a date" in why for why in warnings)
    assert hall.ask("PUT", path, json={"ids": hours[:1]}).status_code == 400
    taken = {"uniq_id": "1"}
    assert hall.ask("PUT", f"{path}/{hours[1]}", json=taken).status_code == 409
    hall.done("DELETE", f"{path}/{hours[1]}")
    assert hall.ask("DELETE", f"{path}/{hours[1]}").status_code == 404


def test_a_copied_timer_has_its_hours_and_a_removed_one_leaves_screens(hall):
    timer, _ = a_timer(hall, "14:00")
    copy = hall.done("POST", f"/timer-copies/{timer}")
    assert copy["uniq_id"] == "rounds-clone"
    make(hall, "screens", uniq_id="s", type="results", public=True, timer_id=copy["id"])
    assert len(shown(hall, "s")["timer"]["hours"]) == 1
    hall.done("DELETE", f"/timers/{copy['id']}")
    assert shown(hall, "s")["timer"] is None


def test_delays_are_minutes_and_zones_have_names(hall):
    for wrong in ({"delays": {"1": 900}}, {"zone": "Paris"}, {"colors": {"1": "red"}}):
        sent = {"uniq_id": "t", **wrong}
        assert hall.ask("POST", f"/event-timers/{hall.event}", json=sent).status_code == 400
