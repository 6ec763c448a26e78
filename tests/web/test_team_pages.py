"""Teams, their line-ups and the boards of their matches on the pages of arbiters."""

import pytest

from tests.factories import PASSWORD, a_member
from tests.tournaments.arrangements import a_hall
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
    return a_hall(api, organiser, system="team_round_robin", settings={"boards": 2})


def form_two_teams(arbiter, hall):
    """Six players, the weakest at the first board of the first team."""
    ids = hall.register(6)
    typed = {f"team{player}": "1" if place % 2 else "2" for place, player in enumerate(ids)}
    typed |= {f"board{player}": str(6 - place) for place, player in enumerate(ids)}
    path = f"/tournaments/{hall.tournament}/arbiter/teams"
    page = arbiter.send(path, typed | {"team_name": ["Rooks", "Knights"]})
    assert page.status == 200
    return ids


def teams_of(hall):
    return hall.done("GET", f"/tournament-teams/{hall.tournament}")["teams"]


def test_teams_are_formed_with_the_boards_that_were_typed(arbiter, hall):
    ids = form_two_teams(arbiter, hall)
    assert [(team["name"], team["players"]) for team in teams_of(hall)] == [
        ("Rooks", [ids[5], ids[3], ids[1]]),
        ("Knights", [ids[4], ids[2], ids[0]]),
    ]


def test_a_team_without_a_name_is_refused_and_what_was_typed_stays(arbiter, hall):
    [player, _] = hall.register(2)
    path = f"/tournaments/{hall.tournament}/arbiter/teams"
    fields = {"team_name": ["", "Bishops"], f"team{player}": "1"}
    refused = arbiter.send(path, fields)
    assert refused.status == 400
    assert "Bishops" in refused.response.text
    assert teams_of(hall) == []


def test_a_line_up_is_handed_in_and_taken_back(arbiter, hall):
    ids = form_two_teams(arbiter, hall)
    path = f"/tournaments/{hall.tournament}/arbiter/teams/rounds/1"
    wrong = {"team": "1", "player": [str(ids[1]), str(ids[5])]}
    assert arbiter.send(path, wrong).status == 400
    arbiter.send(path, {"team": "1", "player": ["0", str(ids[1])]})
    lined_up = f"/tournament-line-ups/{hall.tournament}"
    [kept] = hall.done("GET", lined_up)["line_ups"]
    assert kept["players"] == [None, ids[1]]
    arbiter.send(path, {"team": "1", "act": "listed"})
    assert hall.done("GET", lined_up)["line_ups"] == []


def test_results_are_entered_match_by_match(arbiter, hall):
    form_two_teams(arbiter, hall)
    desk = f"/tournaments/{hall.tournament}/arbiter"
    arbiter.send(desk, {"act": "pair"})
    arbiter.send(desk, {"act": "published"})
    shown = arbiter.fill(desk, f"{desk}/results", b1="3", b2="2")
    found = hall.done("GET", f"/tournament-rounds/{hall.tournament}/1")
    assert [board["result"] for board in found["boards"]] == [3, 2]
    # White of the second board plays for the other team.
    assert "1½ – ½" in shown.text
    assert arbiter.send(f"{desk}/teams", {"team_name": "Late"}).status == 400
    line_up = arbiter.send(f"{desk}/teams/rounds/1", {"team": "1", "player": "0"})
    assert line_up.status in (400, 409)


def test_what_a_match_is_worth_is_set_on_the_page(arbiter, hall):
    path = f"/tournaments/{hall.tournament}/arbiter/teams"
    typed = {"boards": "3", "colours": "wbb", "win": "3", "draw": "1", "loss": "0"}
    arbiter.send(f"{path}/settings", typed)
    stored = hall.done("GET", f"/tournaments/{hall.tournament}")["settings"]
    assert (stored["boards"], stored["colours"], stored["win"]) == (3, "wbb", "3")
    assert arbiter.send(f"{path}/settings", typed | {"colours": "x"}).status == 400
