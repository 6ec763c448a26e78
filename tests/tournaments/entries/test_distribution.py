"""Players move between the tournaments of an event; ages make categories."""

import pytest

from services.tournaments.entries.domain.distribution import (
    FIDE_CATEGORIES,
    category_of,
)
from tests.factories import a_member
from tests.tournaments.arrangements import a_hall


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture
def hall(api, organiser):
    return a_hall(api, organiser)


def second(hall):
    path = f"/event-tournaments/{hall.event}"
    return hall.done("POST", path, json={"uniq_id": "b", "name": "Second"})["id"]


def listed(hall, tournament):
    path = f"/tournament-registrations/{tournament}"
    return {row["id"]: row for row in hall.done("GET", path)["registrations"]}


@pytest.mark.parametrize(
    ("birth", "category"),
    [
        ("2020", "U8"),
        ("2018-12-31", "U8"),
        ("2017-01-01", "U10"),
        ("2006-05-05", "U20"),
        ("2005", ""),
        ("1976", "S50"),
        ("1961-01-01", "S65"),
        ("1950", "S65"),
        ("", ""),
        ("unknown", ""),
    ],
)
def test_an_age_category_follows_from_the_age_reached_in_the_year(birth, category):
    assert category_of(birth, 2026, FIDE_CATEGORIES) == category


def test_a_player_moves_with_all_that_is_known_of_him(hall):
    other = second(hall)
    first, *_ = hall.register(3, club="Harbour", fee=2000, email="p@example.org")
    hall.done("PUT", f"/registration-skipped-rounds/{first}", json={"round": 2})
    moved = hall.done("POST", f"/registration-moves/{first}", json={"tournament_id": other})
    assert (moved["club"], moved["fee"], moved["email"]) == ("Harbour", 2000, "p@example.org")
    assert list(listed(hall, other)) == [first]
    assert first not in listed(hall, hall.tournament)
    assert hall.get(f"/tournament-skipped-rounds/{hall.tournament}").json()["skipped_rounds"] == []


def test_who_has_begun_to_play_or_is_there_already_does_not_move(hall, api):
    other = second(hall)
    first, late = hall.register(2)
    sent = {"json": {"tournament_id": other}}
    person = listed(hall, hall.tournament)[late]["person_id"]
    path = f"/tournament-registrations/{other}"
    hall.done("POST", path, json={"person_id": person})
    assert hall.ask("POST", f"/registration-moves/{late}", **sent).status_code == 409
    hall.pair()
    assert hall.ask("POST", f"/registration-moves/{first}", **sent).status_code == 409
    elsewhere = a_hall(api, hall.organiser).tournament
    [waiting] = hall.register(1, name="Waiting")
    sent = {"json": {"tournament_id": elsewhere}}
    assert hall.ask("POST", f"/registration-moves/{waiting}", **sent).status_code == 400


def test_players_are_distributed_by_rating_and_age(hall):
    other = second(hall)
    strong, middle, weak = (
        hall.done(
            "POST",
            f"/tournament-registrations/{hall.tournament}",
            json={"name": f"Rated {rating}", "rating": rating, "birth": birth},
        )["id"]
        for rating, birth in ((2100, "1990"), (1700, "2014"), (1200, ""))
    )
    rules = [
        {"tournament_id": other, "rating_below": 1600},
        {"tournament_id": other, "age_below": 14},
        {"tournament_id": hall.tournament, "rating_from": 2000},
    ]
    path = f"/event-distributions/{hall.event}"
    shown = hall.done("POST", path, json={"rules": rules, "dry_run": True})
    assert {move["registration_id"] for move in shown["moves"]} == {middle, weak}
    assert shown["moves"][0]["name"] == "Rated 1700"
    assert len(listed(hall, hall.tournament)) == 3, "it was only shown"
    hall.done("POST", path, json={"rules": rules})
    assert set(listed(hall, other)) == {middle, weak}
    assert set(listed(hall, hall.tournament)) == {strong}
    only = [{"tournament_id": other, "club": "Nowhere"}]
    assert hall.done("POST", path, json={"rules": only})["without_place"] == [strong, middle, weak]


def test_categories_of_an_event_are_computed_from_birthdays(hall):
    hall.register(1, birth="2014-03-04", name="Young")
    hall.register(1, birth="1950", name="Old")
    hall.register(1, name="Nobody knows", category="kept")
    path = f"/event-age-categories/{hall.event}"
    assert hall.done("PUT", path, json={})["counts"] == {"U12": 1, "S65": 1}
    assert [row["category"] for row in listed(hall, hall.tournament).values()] == [
        "U12",
        "S65",
        "kept",
    ]
    own = [{"name": "Juniors", "most": 20}]
    assert hall.done("PUT", path, json={"categories": own})["counts"] == {"Juniors": 1, "": 1}
