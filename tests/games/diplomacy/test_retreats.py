"""Dislodged units: who is waited for, and what becomes of those that cannot go anywhere."""

import pytest

from tests.games.diplomacy.table import AUSTRIA, ITALY, TURKEY, Table

ALB, APU, NAP, ROM, TRI, TYR, VEN, VIE = 3, 5, 42, 52, 64, 68, 70, 71
ADR, BUD, SER, ION, TUS, PIE = 1, 15, 55, 31, 66, 49
ARMY, FLEET = 1, 2
# Every place beside Trieste is taken or is where the attack came from.
AROUND = {ITALY: [(ARMY, TRI), (FLEET, ADR), (ARMY, TYR), (ARMY, SER), (ARMY, VIE), (ARMY, BUD)]}
LOST = {AUSTRIA: [(FLEET, TRI, VEN)]}


@pytest.fixture
def beaten(api, crowd):
    """Summer 1901; the master puts the dislodged units on the board."""

    def lay_out(dislodged, **more):
        game = Table(api, crowd, fast=0, **more).seat_all().start()
        game.change(fast=1)
        game.play()
        game.change(fast=0)
        game.rectify({**AROUND, TURKEY: [(FLEET, ALB)]}, {}, dislodged)
        return game

    return lay_out


def needed(game):
    return game.as_master("GET", "/game-orders-submitted/<id>").json()["needed"]


def test_a_unit_that_cannot_retreat_waits_for_nobody(beaten):
    game = beaten(LOST)
    assert game.read("/game-positions/<id>")["dislodged_ones"] == {"5": [[FLEET, TRI, VEN]]}
    assert needed(game) == []
    game.pass_phase()
    assert "F TRI A;PAR DEFAUT" in game.read("/game-reports/<id>")["content"]
    assert game.read("/game-positions/<id>")["dislodged_ones"] == {}


def test_its_owner_may_disband_it_himself(beaten):
    game = beaten(LOST)
    assert game.order(AUSTRIA, "F TRI A").status_code == 201
    game.pass_phase()
    assert "F TRI A\n" in game.read("/game-reports/<id>")["content"]


def test_who_has_another_unit_to_retreat_orders_that_one_only(beaten):
    game = beaten({AUSTRIA: [(FLEET, TRI, VEN), (ARMY, ROM, APU)]})
    assert needed(game) == [AUSTRIA]
    assert game.order(AUSTRIA, "F TRI A").status_code == 400
    assert game.order(AUSTRIA, "A ROM R TUS").status_code == 201
    game.pass_phase()
    assert game.read("/game-positions/<id>")["units"]["5"] == [[ARMY, TUS]]


def test_my_games_does_not_ask_for_its_orders(beaten):
    game = beaten(LOST)
    mine = game.act("GET", "/my-games", game.crowd.holder(AUSTRIA)).json()["games"]
    [told] = [one for one in mine if one["game_id"] == game.game_id]
    assert (told["needs_orders"], told["orders_missing"]) == (False, 0)
