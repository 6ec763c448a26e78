"""What France sees does not depend on what Italy orders, until the adjudication."""

import pytest

from services.games.diplomacy.routes import ROUTES
from tests.games.diplomacy.table import FRANCE, ITALY, told

QUIET = "A ROM H\nA VEN H\nF NAP H"
BOLD = "A ROM - APU\nA VEN - TYR\nF NAP - ION"
FRENCH = "A PAR - BUR\nA MAR S A VEN - PIE\nF BRE H"  # speaks of an Italian unit
READS = [route for route, resource in ROUTES.items() if hasattr(resource, "get")]


@pytest.fixture
def table(started):
    """France has visited: a first visit would show the time."""
    started.as_role(FRANCE, "POST", "/game-visits/<id>")
    return started


def seen_by_france(table):
    """Every answer France can get, as bytes, with whatever role she asks for."""
    member, answers = table.crowd.holder(FRANCE), {}
    for route in READS:
        path = route.replace("<int:game_id>", str(table.game_id)).replace("<int:advancement>", "0")
        path = path.replace("<int:player_id>", str(table.crowd.holder(ITALY).player_id))
        path = path.replace("<name>", "standard" if "variants" in route else table.name)
        for sent in ({}, {"pseudo": member.pseudo}, {"pseudo": member.pseudo, "role_id": FRANCE},
                     {"pseudo": member.pseudo, "role_id": ITALY},
                     {"pseudo": member.pseudo, "role_id": 0}):
            answer = table.api.get("games", path, token=member.token, data=sent)
            answers[route, str(sent)] = answer.status_code, answer.content
    answers["order"] = told(table.order(FRANCE, FRENCH))
    answers["refused"] = told(table.order(FRANCE, "A PAR - ROM"))
    return answers


def test_two_runs_that_differ_in_italys_orders_look_the_same_to_france(table):
    seen = []
    for orders in (QUIET, BOLD):
        assert table.order(ITALY, orders).status_code == 201
        table.order(FRANCE, FRENCH)
        seen.append(seen_by_france(table))
    assert seen[0] == seen[1]
    assert seen[0]["order"][0] == 201


def test_builds_are_as_secret_as_moves(table):
    """Units that exist only in build orders show nowhere."""
    table.rectify({2: [(1, 47)], 4: [(1, 49)]}, {15: 2, 20: 2, 22: 4, 18: 4, 32: 4})
    for phase in range(4):
        table.pass_phase() if phase % 2 else table.play(france="A PAR H", italy="A PIE H")
    seen = []
    for orders in ("+ A ROM", "+ F NAP"):
        assert table.order(ITALY, orders).status_code == 201
        table.order(FRANCE, "+ F BRE")
        seen.append(seen_by_france(table))
    assert seen[0] == seen[1]


def test_after_the_adjudication_the_difference_shows(table):
    table.order_all(italy=BOLD, france=FRENCH)
    table.pass_phase()
    assert "F NAP - ION\n" in table.read("/game-reports/<id>")["content"]
