"""A Go tournament without curl: set up, pair, follow the games, give time, take one out."""

import pytest

from tests.factories import PASSWORD, a_member
from tests.tournaments.arrangements import a_hall
from tests.waiting import eventually
from tests.web.test_pages import MOST_CALLS, calls_of
from tests.web.visitor import Visitor


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture(scope="module")
def director(stack, organiser):
    visitor = Visitor(stack)
    visitor.log_in(organiser.pseudo, PASSWORD)
    return visitor


@pytest.fixture(scope="module")
def hall(api, organiser):
    found = a_hall(api, organiser, planned_rounds=1, registration_open=True)
    for _ in range(2):
        path = f"/tournament-registrations/{found.tournament}"
        found.done("POST", path, token=a_member(api).token)
    return found


def test_a_director_sets_games_up_and_directs_them(director, hall):
    path = f"/tournaments/{hall.tournament}/arbiter/go"
    assert path in director.get(f"/tournaments/{hall.tournament}/arbiter/settings").links
    sent = {"act": "play", "size": "9", "ruleset": "JAPANESE", "komi": "6,5", "byo_type": "FIS"}
    sent |= {"handicap_komi": "0,5", "main_days": "2", "byo_hours": "5", "weekend_clock": "1"}
    refused = director.send(path, sent | {"komi": "many"})
    assert refused.status == 400
    assert "Les parties se jouent sur la plateforme." in director.send(path, sent).text
    setup = hall.done("GET", f"/tournament-go-setups/{hall.tournament}")
    assert (setup["main_time"], setup["byo_time"], setup["komi"]) == (30, 5, 6.5)
    assert setup["weekend_clock"]
    assert not setup["stops_for_vacation"]
    hall.pair()
    hall.publish(1)
    eventually(lambda: hall.round(1)["boards"][0]["game_id"])
    [game] = hall.done("GET", f"/tournament-go-games/{hall.tournament}")["games"]
    link = f"/go/{game['game_id']}"
    assert link in director.get(f"/tournaments/{hall.tournament}/rounds/1").links
    page = director.get(path)
    assert link in page.links
    assert calls_of(page) <= MOST_CALLS
    games = f"{path}/games"
    number = {"game": str(game["id"])}
    given = director.send(games, number | {"act": "black", "hours": "10"})
    assert "Le temps est donné." in given.text
    assert director.send(games, number | {"act": "black", "hours": "900"}).status == 400
    assert director.send(games, number | {"act": "retry"}).status == 409
    assert "à la main" in director.send(games, number | {"act": "detach"}).text
    stopped = director.send(path, {"act": "stop"})
    assert "Les prochaines parties se jouent ailleurs." in stopped.text
