"""Change, order, copy and remove what hangs in a hall, on pages and without script."""

import pytest

from tests.factories import PASSWORD, a_member
from tests.web.tournament_arrangements import a_tournament
from tests.web.visitor import Visitor


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture
def arbiter(stack, organiser):
    found = Visitor(stack)
    found.log_in(organiser.pseudo, PASSWORD)
    return found


@pytest.fixture
def hall(api, organiser):
    found = a_tournament(api, organiser)
    found.done("POST", f"/halls/{found.event}")
    return found


def setup_of(hall):
    return hall.done("GET", f"/halls/{hall.event}")["setup"]


def way(hall, rest):
    return f"/events/{hall.event}/hall/setup/{rest}"


def test_a_screen_is_changed_and_emptied_again(arbiter, hall):
    screen = next(each for each in setup_of(hall)["screens"] if each["uniq_id"] == "standings")
    path = way(hall, f"screens/{screen['id']}")
    assert arbiter.fill(path, name="Classement", font_size="150", menu="").status == 200
    changed = next(each for each in setup_of(hall)["screens"] if each["id"] == screen["id"])
    assert (changed["name"], changed["font_size"], changed["menu"]) == ("Classement", 150, None)
    assert (changed["public"], changed["columns"]) == (True, 2)
    arbiter.fill(path, name="", font_size="")
    changed = next(each for each in setup_of(hall)["screens"] if each["id"] == screen["id"])
    assert (changed["name"], changed["font_size"]) == (None, None)


def test_what_is_refused_stands_beside_its_field(arbiter, hall):
    screen = setup_of(hall)["screens"][0]
    page = arbiter.fill(way(hall, f"screens/{screen['id']}"), columns="99", name="Kept")
    assert page.status == 400
    assert 'value="Kept"' in page.response.text


def test_sets_of_a_screen_are_added_ordered_and_removed(arbiter, hall):
    screen = next(each for each in setup_of(hall)["screens"] if each["type"] == "ranking")
    path = way(hall, f"screens/{screen['id']}")
    sent = {"act": "add", "tournament_id": str(hall.tournament), "first": "4", "last": "6"}
    assert arbiter.send(f"{path}/parts", sent).status == 200
    sets = [each for each in setup_of(hall)["sets"] if each["screen_id"] == screen["id"]]
    assert [each["first"] for each in sets] == [None, 4]
    second = sets[1]["id"]
    arbiter.send(f"{path}/parts", {"act": "up", "part": str(second)})
    sets = [each for each in setup_of(hall)["sets"] if each["screen_id"] == screen["id"]]
    assert [each["first"] for each in sorted(sets, key=lambda each: each["order"])] == [4, None]
    sent = {"act": "save", "part": str(second), "tournament_id": str(hall.tournament)}
    arbiter.send(f"{path}/parts", sent | {"first": "2"})
    found = {each["id"]: each for each in setup_of(hall)["sets"]}[second]
    assert (found["first"], found["last"]) == (2, None)
    arbiter.send(f"{path}/parts", {"act": "remove", "part": str(second)})
    assert second not in {each["id"] for each in setup_of(hall)["sets"]}


def test_a_family_and_a_timer_are_added_changed_copied_and_removed(arbiter, hall):
    page = arbiter.fill(way(hall, "").rstrip("/"), way(hall, "families"), name="Gauche")
    assert page.status == 200
    family = next(each for each in setup_of(hall)["families"] if each["uniq_id"] == "gauche")
    path = way(hall, f"families/{family['id']}")
    arbiter.fill(path, number="", parts="2", range="1-1")
    found = next(each for each in setup_of(hall)["families"] if each["id"] == family["id"])
    assert (found["number"], found["parts"], found["range"]) == (None, 2, "1-1")
    assert "gauche-clone" in arbiter.send(f"{path}/copies").response.text
    arbiter.send(way(hall, "removals"), {"kind": "family", "thing": str(family["id"])})
    names = {each["uniq_id"] for each in setup_of(hall)["families"]}
    assert "gauche-clone" in names
    assert "gauche" not in names

    arbiter.send(way(hall, "timers"), {"name": "Blitz"})
    timer = next(each for each in setup_of(hall)["timers"] if each["uniq_id"] == "blitz")
    path = way(hall, f"timers/{timer['id']}")
    arbiter.fill(path, zone="Europe/Paris", color1="#00FF00", delay1="20")
    sent = {"act": "add", "uniq_id": "1", "date_str": "2026-07-01", "time_str": "14:00"}
    arbiter.send(f"{path}/parts", sent)
    setup = setup_of(hall)
    found = next(each for each in setup["timers"] if each["id"] == timer["id"])
    assert (found["zone"], found["colors"], found["delays"]) == (
        "Europe/Paris",
        {"1": "#00FF00"},
        {"1": 20},
    )
    assert [each["time_str"] for each in setup["hours"] if each["timer_id"] == timer["id"]] == [
        "14:00"
    ]


def test_a_rotator_shows_its_screens_by_their_places(arbiter, hall):
    setup = setup_of(hall)
    rotator, screens = setup["rotators"][0], [each["id"] for each in setup["screens"]]
    path = way(hall, f"rotators/{rotator['id']}")
    places = {f"screen_{screens[0]}": "2", f"screen_{screens[1]}": "1"}
    families = {f"family_{each['id']}": "" for each in setup["families"]}
    arbiter.fill(path, delay="7", **places, **families)
    changed = setup_of(hall)["rotators"][0]
    assert changed["screen_ids"] == [screens[1], screens[0]]
    assert (changed["family_ids"], changed["delay"]) == ([], 7)


def test_only_the_staff_changes_the_hall(stack, api, hall):
    screen = setup_of(hall)["screens"][0]
    stranger = Visitor(stack)
    stranger.log_in(a_member(api).pseudo, PASSWORD)
    path = way(hall, f"screens/{screen['id']}")
    assert stranger.get(path).status == 403
    assert stranger.send(path, {"columns": "1"}).status == 403
