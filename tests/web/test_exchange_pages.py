"""Files, federations and registration platforms on the pages of arbiters."""

import json

import pytest

from tests.factories import PASSWORD, a_member
from tests.tournaments.arrangements import a_hall
from tests.tournaments.exchange.test_contradictions import line, report
from tests.tournaments.exchange.test_exchange import keizer_file
from tests.tournaments.exchange.test_platform_imports import RAPID
from tests.tournaments.receiver import receiving
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
    return a_hall(api, organiser)


@pytest.fixture
def platform(stack):
    file = stack.data / "registration-platform.json"
    with receiving() as server:
        server.answer = json.dumps(RAPID).encode()
        file.write_text(json.dumps({"url": server.url}))
        yield server
        file.unlink()


def test_a_report_that_contradicts_itself_is_taken_on_the_arbiters_word(arbiter, hall):
    path = f"/tournaments/{hall.tournament}/arbiter/files"
    content = report(of1=line(1, "2.5", "   2 w 1", "   3 b +"))
    assert arbiter.fill(path, format="trf", content=content).status == 400
    taken = arbiter.fill(path, format="trf", content=content, bend="1")
    assert "Le rapport se contredisait" in taken.text
    assert "2.5" in taken.text
    assert len(hall.done("GET", f"/tournament-rounds/{hall.tournament}")["rounds"]) == 2


def test_every_file_that_is_offered_can_be_taken_out(arbiter, api, organiser):
    keizer = a_hall(api, organiser, system="keizer")
    keizer.register(4)
    keizer.play(1)
    path = f"/tournaments/{keizer.tournament}/arbiter/files"
    offered = [link for link in arbiter.get(path).links if link.startswith(f"{path}/")]
    assert f"{path}/keizer" in offered
    for link in offered:
        answer = arbiter.get(link).response
        assert "attachment" in answer.headers["Content-Disposition"]
        assert answer.content
    assert arbiter.get(f"{path}/keizer").response.content.startswith(b"SQLite format 3")


def test_players_are_fetched_from_the_platform_the_event_has_an_account_on(arbiter, hall, platform):
    accounts = f"/events/{hall.event}/connections"
    typed = {"uniq_id": "site", "user_id": "harbour", "platform_event_id": "E7"}
    assert arbiter.send(accounts, typed | {"act": "add", "password": "hush"}).status == 200
    wrong = typed | {"act": "add", "password": "hush"}
    assert arbiter.send(accounts, wrong).status == 400
    changed = {"connection": "site", "user_id": "harbour", "platform_event_id": "E9"}
    shown = arbiter.send(accounts, changed | {"act": "change", "password": ""})
    assert "hush" not in shown.response.text
    [stored] = hall.done("GET", f"/event-connections/{hall.event}")["connections"]
    path = f"/tournaments/{hall.tournament}/arbiter"
    arbiter.fill(f"{path}/platform", chessevent_id=str(stored["id"]))
    page = arbiter.send(f"{path}/files/fetched")
    assert "Anne Durand" in page.text
    assert "event_id=E9" in platform.received[-1][1]
    assert "password=hush" in platform.received[-1][1]
    assert hall.done("GET", f"/tournaments/{hall.tournament}")["planned_rounds"] == 7
    arbiter.send(accounts, {"connection": "site", "act": "remove"})
    assert arbiter.send(f"{path}/files/fetched").status == 400


def test_files_for_a_federation_are_asked_for_and_followed(arbiter, hall):
    hall.register(2)
    path = f"/tournaments/{hall.tournament}/arbiter/exports"
    page = arbiter.send(path, {"act": "send", "target": "fide", "format": "trf16"})
    assert "fide" in page.text
    assert arbiter.send(path, {"act": "test", "target": "nobody"}).status == 400
    [asked] = hall.done("GET", f"/tournament-exports/{hall.tournament}")["exports"]
    assert (asked["target"], asked["format"]) == ("fide", "trf16")


def test_heads_of_reports_points_and_codes_are_set_on_a_page(arbiter, hall):
    path = f"/tournaments/{hall.tournament}/arbiter/report"
    arbiter.fill(
        path,
        city="Brest",
        federation="fra",
        chief_arbiter="Petit, Jean",
        deputy_arbiters="Grand, Léa\nRoux, Max",
        first_day="2026-07-01",
        win="3",
        draw="1",
        ffe_id="4711",
        ffe_password="abcdefghij",
    )
    stored = hall.done("GET", f"/tournaments/{hall.tournament}")
    assert (stored["city"], stored["federation"], stored["ffe_id"]) == ("Brest", "FRA", 4711)
    assert stored["deputy_arbiters"] == ["Grand, Léa", "Roux, Max"]
    assert stored["settings"] == {"win": "3", "draw": "1"}
    arbiter.fill(path, win="", draw="", acceleration="haley", acceleration_limits="2000")
    stored = hall.done("GET", f"/tournaments/{hall.tournament}")
    assert (stored["settings"], stored["acceleration_limits"]) == ({}, [2000])
    assert stored["ffe_password"].startswith("ABCD")
    assert arbiter.fill(path, draw="5").status == 400


def test_an_event_leaves_as_a_file_and_comes_in_again(arbiter, hall):
    hall.register(2, email="somebody@example.org")
    path = f"/events/{hall.event}/file"
    plain, whole = (arbiter.get(each).response.content for each in (path, f"{path}?personal=1"))
    assert (b"somebody@" in plain, b"somebody@" in whole) == (False, True)
    sent = {"kind": "entente", "name": "copie", "act": "store"}
    made = arbiter.send("/events/moving-in", sent, files={"file": ("event.json", whole)})
    assert "/events/copie-" in made.response.url
    wrong = {"file": ("event.json", b"{}")}
    assert arbiter.send("/events/moving-in", sent, files=wrong).status == 400


def test_a_keizer_file_comes_in_and_what_does_not_score_is_told(arbiter, hall):
    path = f"/events/{hall.event}/keizer"
    assert path in arbiter.get(f"/events/{hall.event}").links
    odd = keizer_file("INSERT INTO round VALUES (3, 1, 6, 10, 'adjourned', NULL)")
    told = arbiter.send(path, {"tournament": "1"}, files={"file": ("Saison 3.db", odd)})
    assert "round 3: adjourned" in told.text
    [made] = [link for link in told.links if link.startswith("/tournaments/")]
    assert arbiter.get(f"{made}/files/keizer").response.content.startswith(b"SQLite format 3")
    named = {"tournament": "1", "name": "usual"}
    straight = arbiter.send(path, named, files={"file": ("keizer.db", keizer_file())})
    assert straight.response.url.endswith("/arbiter")
    assert arbiter.send(path, named, files={"file": ("keizer.db", b"no database")}).status == 400
    assert arbiter.send(path, named).status == 400
