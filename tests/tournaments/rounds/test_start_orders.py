"""The first ranking: by strength, by hand, by lot, as last season ended."""

import pytest

from tests.tournaments.arrangements import a_hall

pytestmark = pytest.mark.slow

KEIZER = {"system": "keizer"}


@pytest.fixture
def hall(service, join):
    made = a_hall(service, join(), **KEIZER)
    made.register(4)
    return made


def ordered(hall, **wish):
    path = f"/tournament-start-orders/{hall.tournament}"
    return [row["name"] for row in hall.done("PUT", path, json=wish)["players"]]


def ids(hall):
    rows = hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"]
    return [row["id"] for row in rows]


def test_by_hand_and_the_first_round_keeps_it(hall):
    assert ordered(hall, by="rating") == [f"Player 00{n}" for n in (1, 2, 3, 4)]
    mine = ids(hall)[::-1]
    assert ordered(hall, by="hand", order=mine) == [f"Player 00{n}" for n in (4, 3, 2, 1)]
    hall.pair()
    rows = hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"]
    numbers = {row["id"]: row["start_number"] for row in rows}
    assert [numbers[each] for each in mine] == [1, 2, 3, 4]
    path = f"/tournament-start-orders/{hall.tournament}"
    assert hall.ask("PUT", path, json={"by": "rating"}).status_code == 409


def test_by_lot_a_seed_repeats_the_draw(hall):
    draws = {tuple(ordered(hall, by="lot", seed=str(seed))) for seed in range(20)}
    assert len(draws) > 5
    assert ordered(hall, by="lot", seed="7") == ordered(hall, by="lot", seed="7")


def test_as_last_season_ended_newcomers_after_it(hall, service):
    hall.play(1, lambda board: 1)
    ended = [line["name"] for line in hall.standing()["lines"]]
    season = a_hall(service, hall.organiser, **KEIZER)
    season.register(4)
    path = f"/tournament-registrations/{season.tournament}"
    season.done("POST", path, json={"name": "Newcomer", "rating": 2800})
    found = ordered(season, by="season", season=hall.tournament)
    assert found == [*ended, "Newcomer"]


def test_what_makes_no_order_is_refused(hall, join):
    path = f"/tournament-start-orders/{hall.tournament}"
    for wrong in ({"by": "season"}, {"by": "hand", "order": ids(hall)[1:]}, {"by": "beauty"}):
        assert hall.ask("PUT", path, json=wrong).status_code == 400
    refused = hall.ask("PUT", path, token=join().token, json={"by": "rating"})
    assert refused.status_code == 403
