"""Teams in the standing, the crosstable and the prizes; what a match is worth."""

import pytest

from tests.factories import a_member
from tests.tournaments.arrangements import a_hall
from tests.tournaments.exchange.test_exchange_over_http import file, imported

TEAMS = ("Rooks", "Knights", "Bishops")


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


def played(api, organiser, **settings):
    """Three teams of two; the stronger player always wins."""
    hall = a_hall(api, organiser, system="team_round_robin", settings={"boards": 2, **settings})
    ids = hall.register(6, category="A")
    sheets = [{"name": name, "players": ids[2 * n : 2 * n + 2]} for n, name in enumerate(TEAMS)]
    hall.done("PUT", f"/tournament-teams/{hall.tournament}", json={"teams": sheets})
    for number in (1, 2, 3):
        hall.play(number, lambda b: 3 if b["white"]["rating"] > b["black"]["rating"] else 1)
    return hall


@pytest.mark.parametrize(
    ("worth", "points"),
    [({}, ["4.0", "2.0", "0.0"]), ({"win": 3, "draw": 1}, ["6.0", "3.0", "0.0"])],
)
def test_a_match_is_worth_what_the_settings_say(api, organiser, worth, points):
    hall = played(api, organiser, **worth)
    assert [line["values"][0] for line in hall.standing()["lines"]] == points
    other = a_hall(api, organiser, system="team_round_robin")
    assert imported(other, "trf", file(hall, "trf26")).ok
    assert [line["values"][0] for line in other.standing()["lines"]] == points


def test_the_crosstable_of_teams_shows_matches(api, organiser):
    hall = played(api, organiser)
    rows = hall.done("GET", f"/tournament-crosstables/{hall.tournament}")["rows"]
    by_name = {row["name"]: row["cells"] for row in rows}
    opponents = {name: sorted(cell[0] for cell in cells if cell) for name, cells in by_name.items()}
    assert opponents == {"Rooks": ["2", "3"], "Knights": ["1", "3"], "Bishops": ["1", "2"]}
    points = {name: sorted(cell[2:] for cell in cells if cell) for name, cells in by_name.items()}
    assert points == {"Rooks": ["2", "2"], "Knights": ["0", "2"], "Bishops": ["0", "0"]}


def test_prizes_by_category_are_for_players_not_for_teams(api, organiser):
    hall = played(api, organiser)
    path = f"/tournament-prize-groups/{hall.tournament}"
    assert hall.done("GET", path, params={"rating_below": 3000})["groups"] == {}


@pytest.mark.parametrize(
    ("system", "settings", "word"),
    [
        ("knockout", {"third_place": "no"}, "third_place"),
        ("knockout", {"games_per_match": True}, "games_per_match"),
        ("knockout", {"games": 2}, "games"),
        ("team_swiss", {"tables": 2}, "tables"),
        ("team_swiss", {"colours": 5}, "colours"),
        ("team_swiss", {"boards": True}, "boards"),
        ("team_swiss", {"win": -1}, "win"),
        ("team_swiss", {"win": 100}, "win"),
    ],
)
def test_settings_are_refused_by_their_name(api, organiser, system, settings, word):
    hall = a_hall(api, organiser)
    sent = {"system": system, "settings": settings}
    answer = hall.ask("PUT", f"/tournaments/{hall.tournament}", json=sent)
    assert (answer.status_code, word in answer.json()["msg"]) == (400, True), answer.text
    assert "__init__" not in answer.text


@pytest.mark.parametrize("name", ["MPTS", "BC", "SSSC", "PTS:GP", "EMGSB"])
def test_tie_breaks_of_teams_are_refused_for_players(api, organiser, name):
    hall = a_hall(api, organiser)
    hall.register(4)
    hall.play(1)
    path = f"/tournament-standings/{hall.tournament}"
    answer = hall.ask("GET", path, params={"tie_breaks": f"PTS,{name}"})
    assert (answer.status_code, name in answer.json()["msg"]) == (400, True), answer.text
    sent = {"tie_breaks": ["PTS", name]}
    assert hall.ask("PUT", f"/tournaments/{hall.tournament}", json=sent).status_code == 400


def test_players_paired_by_hand_sit_opposite_one_other_team(api, organiser):
    hall = a_hall(api, organiser, system="team_swiss", settings={"boards": 2})
    assert hall.standing()["lines"] == []
    alone, *ids = hall.register(9)
    sheets = [{"name": f"Team {n}", "players": ids[2 * n : 2 * n + 2]} for n in range(4)]
    hall.done("PUT", f"/tournament-teams/{hall.tournament}", json={"teams": sheets})
    path = f"/round-pairings/{hall.tournament}/1"
    own, without_team = [ids[0], ids[1]], [ids[0], alone]
    for pairs in ([own], [without_team], [[ids[0], ids[2]], [ids[1], ids[4]]]):
        assert hall.ask("PUT", path, json={"pairs": pairs}).status_code == 400
    assert hall.ask("PUT", path, json={"pairs": [], "byes": [alone]}).status_code == 400
    pairs = [[ids[0], ids[2]], [ids[3], ids[1]]]
    assert hall.ask("PUT", path, json={"pairs": pairs}).status_code == 409, "five were forgotten"
    hall.done("PUT", path, json={"pairs": pairs, "accept": True})
    hall.play(1)
    hall.play(2)
    assert len(hall.standing()["lines"]) == 4
