"""Prizes of a tournament: set by arbiters, seen by everybody, awarded by the standing."""

import pytest

from tests.factories import a_member
from tests.tournaments.arrangements import a_hall


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


GROUPS = [
    {"name": "General", "amounts": [30000, 20000], "sharing": "hort"},
    {"name": "Below 2365", "rating_below": 2365, "amounts": [5000]},
    {"name": "Of nowhere", "age_below": 12, "clubs": ["Nowhere"], "amounts": [1000]},
]


def test_prizes_are_set_and_awarded_by_the_standing(api, organiser):
    hall = a_hall(api, organiser)
    hall.register(6)
    hall.play(1)
    path = f"/tournament-prizes/{hall.tournament}"
    seen = hall.done("PUT", path, json={"groups": GROUPS})
    assert [(each["group"], each["cents"]) for each in seen["awards"]][-1] == ("Below 2365", 5000)
    assert seen["total_cents"] == 55000
    everybody = hall.get(path).json()
    assert (everybody["groups"], everybody["awards"]) == (seen["groups"], seen["awards"])
    assert hall.done("PUT", path, json={"groups": []})["awards"] == []


def test_prizes_are_for_arbiters_to_set(api, organiser):
    hall = a_hall(api, organiser)
    path = f"/tournament-prizes/{hall.tournament}"
    stranger = a_member(api)
    answer = hall.ask("PUT", path, token=stranger.token, json={"groups": GROUPS})
    assert answer.status_code == 403
    wrong = [{"name": "General", "amounts": [-1]}]
    assert hall.ask("PUT", path, json={"groups": wrong}).status_code == 400
