"""A ladder by pages alone: step on, challenge, accept, say who won."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.factories import PASSWORD, a_member
from tests.waiting import eventually
from tests.web.visitor import Visitor


@pytest.fixture(scope="module")
def climbers(api, stack):
    """The first founds the ladder and stands on top."""
    people = [a_member(api) for _ in range(2)]
    visitors = [Visitor(stack) for _ in people]
    for person, visitor in zip(people, visitors, strict=True):
        visitor.log_in(person.pseudo, PASSWORD)
    made = api.post(
        "tournaments",
        "/ladders",
        token=people[0].token,
        json={"name": f"Échelle de {people[0].pseudo}", "game": "go"},
    )
    assert made.status_code == 201, made.text
    return people, visitors, f"/ladders/{made.json()['id']}"


def test_a_ladder_is_founded_on_a_page(climbers):
    _people, (founder, _climber), path = climbers
    assert "/ladders/new" in founder.get("/ladders").links
    sent = {"name": f"Tour de {path}", "game": "échecs", "reach": "5", "answer_days": "0"}
    refused = founder.send("/ladders/new", sent)
    assert refused.status == 400
    founded = founder.send("/ladders/new", sent | {"answer_days": "4"})
    assert "L’échelle est fondée." in founded.text
    assert "jusqu’à 5 places" in founded.text
    assert founder.send("/ladders/new", sent | {"answer_days": "4"}).status == 400


def test_a_ladder_of_go_is_founded_to_be_played_here(climbers, api):
    people, (founder, climber), path = climbers
    sent = {"name": f"Go de {path}", "game": "échecs", "reach": "3", "answer_days": "7"}
    sent |= {"on_platform": "1", "size": "9", "main_days": "2", "byo_days": "1"}
    refused = founder.send("/ladders/new", sent)
    assert refused.status == 400
    assert "Seules les échelles de go se jouent sur la plateforme" in refused.text
    founded = founder.send("/ladders/new", sent | {"game": "Go"})
    assert "L’échelle est fondée." in founded.text
    ladder = api.get("tournaments", "/ladders").json()["ladders"][-1]["id"]
    here = f"/ladders/{ladder}"
    for visitor in (founder, climber):
        visitor.send(f"{here}/step")
    climber.send(f"{here}/challenges", {"pseudo": people[0].pseudo})
    [made] = api.get("tournaments", here).json()["challenges"]
    answered = founder.send(f"{here}/answers", {"challenge": str(made["id"]), "act": "accept"})
    assert "la partie sur la plateforme décide" in answered.text
    assert "J’ai gagné" not in answered.text
    eventually(lambda: api.get("tournaments", here).json()["challenges"][0]["game_id"])
    [made] = api.get("tournaments", here).json()["challenges"]
    assert f"/go/{made['game_id']}" in climber.get(here).links
    seen = api.get("games", f"/go-games/{made['game_id']}", token=people[0].token).json()
    assert seen["size"] == 9


def test_a_challenge_from_the_first_step_to_the_new_order(climbers, api):
    people, (top, climber), path = climbers
    assert "Échelle de" in climber.get("/ladders").text
    for visitor in (top, climber):
        assert "Vous êtes sur l’échelle." in visitor.send(f"{path}/step").text
    made = climber.send(f"{path}/challenges", {"pseudo": people[0].pseudo})
    assert "Le défi est lancé." in made.text
    again = climber.send(f"{path}/challenges", {"pseudo": people[0].pseudo})
    assert again.status == 409
    [live] = api.get("tournaments", path).json()["challenges"]
    number = str(live["id"])
    top.send(f"{path}/answers", {"challenge": number, "act": "accept"})
    climber.send(f"{path}/answers", {"challenge": number, "act": "won"})
    top.send(f"{path}/answers", {"challenge": number, "act": "lost"})
    places = api.get("tournaments", path).json()["places"]
    assert [place["pseudo"] for place in places] == [people[1].pseudo, people[0].pseudo]
    assert "Quitter l’échelle" in climber.get(path).text
    own = f"{path}/players/{people[1].player_id}"
    assert own in climber.get(path).links
    assert "Rang 1 sur 2" in climber.get(own).text
    drawn = climber.get(f"{own}/curve.svg")
    assert drawn.response.headers["Content-Type"].startswith("image/svg+xml")
    assert climber.get(f"{path}/players/999999").status == 404


def test_who_is_away_says_so_and_comes_back(climbers, api):
    people, (top, climber), path = climbers
    for visitor in (top, climber):
        visitor.send(f"{path}/step")
    day = (datetime.now(UTC) + timedelta(days=10)).date()
    assert "absent jusqu’au" in top.send(f"{path}/absence", {"until": day.isoformat()}).text
    refused = climber.send(f"{path}/challenges", {"pseudo": people[0].pseudo})
    assert refused.status == 409
    assert "absent" in top.send(f"{path}/absence", {"until": "soon"}).text
    assert "absent jusqu’au" not in top.send(f"{path}/absence", {"act": "back"}).text
    assert top.send(f"{path}/absence", {"until": "soon"}).status == 400
