"""A tournament fetched from a registration platform by the connection that is stored for it."""

import json
from urllib.parse import parse_qs

import pytest

from services.tournaments.exchange.domain.rates_of_play import time_control_of
from tests.factories import a_member
from tests.tournaments.arrangements import a_hall
from tests.tournaments.exchange.test_exchange_over_http import PLATFORM
from tests.tournaments.receiver import receiving

RAPID = PLATFORM | {
    "name": "Rapid of the Port",
    "type": 1,
    "rounds": 7,
    "pairing": 1,
    "time_control": "15 min + 10 s/coup",
    "tie_break_1": 2,
    "tie_break_2": 10,
}
CONNECTION = {
    "uniq_id": "site",
    "user_id": "harbour",
    "password": "hush",
    "platform_event_id": "E7",
}


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture
def platform(stack):
    file = stack.data / "registration-platform.json"
    with receiving() as server:
        server.answer = json.dumps(RAPID).encode()
        draft = stack.data / "platform-draft"
        draft.write_text(json.dumps({"url": server.url, "headers": {"X-Club": "harbour"}}))
        draft.rename(file)
        yield server
        file.unlink()


@pytest.fixture
def hall(api, organiser):
    made = a_hall(api, organiser)
    stored = made.done("POST", f"/event-connections/{made.event}", json=CONNECTION)
    sent = {"chessevent_id": stored["id"], "chessevent_tournament_name": "Rapid"}
    made.done("PUT", f"/tournaments/{made.tournament}", json=sent)
    return made


def fetch(hall, **sent):
    return hall.ask("POST", f"/tournament-platform-imports/{hall.tournament}", **sent)


def asked(platform):
    return {name: values[0] for name, values in parse_qs(platform.received[-1][1]).items()}


def test_the_stored_connection_brings_the_tournament_with_its_players(hall, platform):
    assert fetch(hall).json() == {"players": 2, "rounds": 0, "unchanged": False, "bent": []}
    assert asked(platform) == {
        "user_id": "harbour",
        "password": "hush",
        "event_id": "E7",
        "tournament_name": "Rapid",
    }
    assert platform.received[-1][0]["X-Club"] == "harbour"
    seen = hall.done("GET", f"/tournaments/{hall.tournament}")
    assert (seen["name"], seen["system"], seen["planned_rounds"]) == (RAPID["name"], "swiss", 7)
    assert seen["tie_breaks"] == ["PTS", "BH/C1", "SB"]
    assert (seen["time_control_initial_time"], seen["time_control_increment"]) == (900, 10)
    assert fetch(hall).json()["unchanged"] is True


def test_a_changed_connection_is_used_from_then_on(hall, platform):
    path = f"/event-connections/{hall.event}/site"
    changed = hall.done("PUT", path, json={"platform_event_id": "E8", "uniq_id": "other"})
    assert (changed["platform_event_id"], changed["user_id"]) == ("E8", "harbour")
    assert "password" not in changed
    assert fetch(hall).ok
    assert (asked(platform)["event_id"], asked(platform)["password"]) == ("E8", "hush")
    hall.done("PUT", f"/event-connections/{hall.event}/other", json={"password": "new words"})
    fetch(hall)
    assert asked(platform)["password"] == "new words"
    assert hall.ask("PUT", path, json={"user_id": "x"}).status_code == 404


def test_two_connections_of_an_event_have_two_names(hall):
    second = CONNECTION | {"uniq_id": "second"}
    hall.done("POST", f"/event-connections/{hall.event}", json=second)
    path = f"/event-connections/{hall.event}/second"
    assert hall.ask("PUT", path, json={"uniq_id": "site"}).status_code == 409
    assert hall.ask("PUT", path, json={"uniq_id": "second"}).status_code == 200


def test_what_the_platform_says_against_it_is_told_and_changes_nothing(hall, platform):
    platform.statuses = [403]
    platform.answer = b'{"error": "wrong password"}'
    refused = fetch(hall)
    assert refused.status_code == 409
    assert "wrong password" in refused.json()["msg"]
    platform.answer = b"<html>"
    assert fetch(hall).status_code == 400
    assert hall.get(f"/tournament-registrations/{hall.tournament}").json()["registered"] == 0


def test_nothing_is_fetched_for_a_tournament_that_has_begun(hall, platform):
    hall.register(2)
    hall.pair()
    hall.publish(1)
    assert fetch(hall).status_code == 409
    assert platform.received == []


def test_without_a_connection_or_a_platform_nothing_is_fetched(api, organiser, hall):
    assert fetch(hall).status_code == 404, "the operator has named none"
    bare = a_hall(api, organiser)
    assert fetch(bare).status_code == 409
    assert fetch(hall, token=a_member(api).token).status_code == 403


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("15+10", (900, 10)),
        ("90 min/game + 30 sec increment/move", (5400, 30)),
        ('1h30 + 30"', (5400, 30)),
        ("2h", (7200, 0)),
        ("50' + 10''/coup", (3000, 10)),
        ("60 min KO", (3600, 0)),
        ("40 moves in 90 min + 30 min", None),
        ("", None),
        ("+ 10", None),
        ("0+0", None),
        ("as long as it takes", None),
    ],
)
def test_rates_of_play_are_read_where_they_are_two_numbers(text, seconds):
    assert time_control_of(text) == seconds
