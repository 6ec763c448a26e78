"""/game-orders, /game-orders-submitted: every row of the AFJD API."""

import json

import pytest

from tests.games.diplomacy.table import FRANCE, GERMANY, Table, told

CHARGE = "You do not seem to be the player who is in charge"
MASTER = "You do not seem to be the game master of the game"
HOLDING = [
    {"order_type": 4, "active_unit": {"type_unit": kind, "role": 3, "zone": zone}}
    for kind, zone in ((1, 10), (1, 40), (2, 33))
]


def submit(table, orders, role=GERMANY, **more):
    return table.as_role(role, "POST", "/game-orders/<id>", orders=json.dumps(orders), **more)


def stored(table, role=GERMANY):
    return table.as_role(role, "GET", "/game-orders/<id>").json()


def changed(rank, **members):
    """The holding orders of Germany with one of them changed."""
    return [order | members if place == rank else order for place, order in enumerate(HOLDING)]


def test_submitted_orders_are_read_back_in_the_order_of_submission(started):
    assert submit(started, HOLDING).status_code == 201
    assert stored(started) == {
        "fake_units": [],
        "via_convoy": [],
        "orders": [
            [started.game_id, 3, 4, 10, 0, 0],
            [started.game_id, 3, 4, 40, 0, 0],
            [started.game_id, 3, 4, 33, 0, 0],
        ],
    }


def test_submitting_again_replaces(started):
    submit(started, HOLDING)
    moved = changed(1, order_type=1, destination_zone=53)
    assert submit(started, moved).status_code == 201
    assert [started.game_id, 3, 1, 40, 0, 53] in stored(started)["orders"]
    assert len(stored(started)["orders"]) == 3


@pytest.mark.parametrize("way", ["json", "form", "query"])
def test_orders_are_accepted_however_they_are_sent(started, way):
    player = started.crowd.holder(GERMANY)
    sent = {"role_id": 3, "pseudo": player.pseudo, "orders": json.dumps(HOLDING)}
    kinds = {
        "json": {"json": sent | {"orders": HOLDING}},
        "form": {"data": sent},
        "query": {"params": sent},
    }
    answer = started.api.post(
        "games", f"/game-orders/{started.game_id}", token=player.token, **kinds[way]
    )
    assert answer.status_code == 201, answer.text


@pytest.mark.parametrize(
    ("orders", "why"),
    [
        (changed(1, order_type=1, destination_zone=47), "A MUN"),
        (HOLDING[:2], "F KIE"),
        ([*HOLDING, HOLDING[0]], "A BER"),
        (changed(0, active_unit={"type_unit": 1, "role": 2, "zone": 47}), "not of role 3"),
        (changed(0, active_unit={"type_unit": 2, "role": 3, "zone": 10}), "no unit of type 2"),
        (changed(0, order_type=8), "does not fit a phase of moves"),
        (changed(0, order_type=1), "needs a destination"),
    ],
)
def test_a_refused_submission_says_which_order_and_changes_nothing(started, orders, why):
    submit(started, HOLDING)
    before = stored(started)
    answer = submit(started, orders)
    status, msg = told(answer)
    assert status == 400
    assert msg.startswith("Failed to submit orders ")
    assert why in msg
    assert stored(started) == before


def test_the_refusal_carries_the_solvers_report(started):
    msg = told(submit(started, changed(1, order_type=1, destination_zone=47)))[1]
    assert "SOLVEUR : ERREUR" in msg
    english = told(submit(started, changed(1, order_type=1, destination_zone=47), lang="en"))[1]
    assert "SOLVEUR" not in english


@pytest.mark.parametrize(
    "text",
    [
        "A BER H\nA MUN - RUH\nF KIE - HOL",
        "a ber t, a mun - ruh, f kie - hol",
        "A BER S A MUN\nA MUN H\nF KIE C A BER - DEN",
    ],
)
def test_orders_are_taken_as_text_french_or_english(started, text):
    answer = started.order(GERMANY, text)
    expected = 400 if "KIE C" in text else 201  # a fleet on a coast convoys nothing
    assert answer.status_code == expected, answer.text


def test_text_that_cannot_be_read_is_refused_with_its_line(started):
    status, msg = told(started.order(GERMANY, "A BER H\nA MUN ? RUH"))
    assert (status, "MUN" in msg) == (400, True)


def test_orders_or_text_and_not_both(started):
    assert told(submit(started, HOLDING, text="A BER H")) == (
        400,
        "Either orders or text must be given, and not both",
    )
    assert started.as_role(GERMANY, "POST", "/game-orders/<id>").status_code == 400


@pytest.mark.parametrize("way", ["list", "text"])
def test_a_move_by_convoy_is_remembered_and_told(started, way):
    """A fleet in the channel could carry the army from Picardy to Belgium, which it may walk to."""
    started.rectify({FRANCE: [(1, 48), (2, 23)]}, {})
    if way == "text":
        answer = started.order(FRANCE, "A PIC - BEL VIA CONVOY, F ENG C A PIC - BEL")
    else:
        army = {"type_unit": 1, "role": 2, "zone": 48}
        fleet = {"type_unit": 2, "role": 2, "zone": 23}
        answer = submit(
            started,
            [
                {"order_type": 1, "active_unit": army, "destination_zone": 9, "via_convoy": True},
                {
                    "order_type": 5,
                    "active_unit": fleet,
                    "passive_unit": army,
                    "destination_zone": 9,
                },
            ],
            role=FRANCE,
        )
    assert answer.status_code == 201, answer.text
    assert stored(started, FRANCE)["via_convoy"] == [48]
    assert started.as_master("GET", "/game-orders/<id>", role_id=0).json()["via_convoy"] == [48]
    started.pass_phase()
    told_later = started.read("/game-transitions/<id>/0")
    assert (told_later["via_convoy"], [1, 9]) == (
        [48],
        told_later["position_after"]["units"]["2"][0],
    )
    assert "A PIC - BEL VIA\n" in told_later["report"]
    assert "A PIC - BEL VIA\n" in started.read("/game-reports/<id>")["content"]


def test_the_master_does_not_submit_orders(started):
    answer = started.as_master("POST", "/game-orders/<id>", role_id=0, orders="[]")
    assert told(answer) == (
        400,
        "Game master cannot submit orders in game - please usurp game player (not implemented)",
    )


def test_only_the_player_of_the_role_submits_and_reads(started, crowd):
    for verb, more in (("POST", {"orders": json.dumps(HOLDING)}), ("GET", {})):
        for member in (crowd.holder(FRANCE), crowd.stranger):
            answer = started.act(verb, "/game-orders/<id>", member, role_id=GERMANY, **more)
            assert told(answer) == (403, CHARGE)


def test_the_master_reads_all_orders_and_nobody_else_does(started, crowd):
    submit(started, HOLDING)
    answer = started.as_master("GET", "/game-orders/<id>", role_id=0)
    assert len(answer.json()["orders"]) == 3
    assert told(started.act("GET", "/game-orders/<id>", crowd.stranger, role_id=0)) == (403, MASTER)


def test_unknown_games_and_roles_are_not_found(started, crowd):
    assert told(
        submit(started, HOLDING, role=GERMANY)
        and started.act("POST", "/game-orders/999999", crowd.master, role_id=3, orders="[]")
    ) == (404, "Game 999999 doesn't exist")
    for role in (8, -1):
        answer = started.act("GET", "/game-orders/<id>", crowd.master, role_id=role)
        assert told(answer) == (404, f"Role {role} doesn't exist")


def test_orders_are_only_for_a_started_game(waiting):
    assert told(submit(waiting, HOLDING)) == (400, "Game is waiting: it has not started yet")
    waiting.start()
    waiting.change(current_state=2)
    assert told(submit(waiting, HOLDING)) == (400, "Game is stopped")
    assert stored(waiting) == {"orders": [], "fake_units": [], "via_convoy": []}


def test_orders_for_another_phase_are_a_conflict(started):
    assert submit(started, HOLDING, advancement=0).status_code == 201
    assert told(submit(started, HOLDING, advancement=1)) == (
        409,
        "The game is at advancement 0, not 1",
    )


@pytest.mark.parametrize("names", ['{"roles":{},"zones":{},"coasts":{}}', "[]", "3", '"x"'])
def test_names_that_do_not_fit_are_refused(started, names):
    assert submit(started, HOLDING, names=names).status_code == 400


def test_who_submitted_is_told_to_the_master_and_each_player_his_own(started, crowd):
    submit(started, HOLDING, definitive=1)
    path = "/game-orders-submitted/<id>"
    counts = {"submitted": 1, "agreed": 1, "needed": 7}
    assert started.as_master("GET", path).json() == {
        "submitted": [3],
        "agreed": [3],
        "needed": [1, 2, 3, 4, 5, 6, 7],
        "counts": counts,
    }
    assert started.act("GET", path, crowd.holder(GERMANY)).json() == {
        "submitted": [3],
        "agreed": [3],
        "needed": [3],
        "counts": counts,
    }
    assert started.act("GET", path, crowd.holder(FRANCE)).json() == {
        "submitted": [],
        "agreed": [],
        "needed": [2],
        "counts": counts,
    }
    assert told(started.act("GET", path, crowd.stranger)) == (403, CHARGE)


def test_the_phase_is_played_at_once_when_all_call_their_orders_final(api, crowd):
    table = Table(api, crowd, fast=0).seat_all().start()
    for role in range(1, 8):
        answer = table.order(role, table.holding(role), definitive=1)
        assert (answer.status_code, answer.json()["adjudicated"]) == (201, role == 7)
    assert table.game()["current_advancement"] == 1


def test_a_build_exists_only_in_the_orders_of_its_role(started):
    """The refused build of 2020 destroyed the unit that stood there."""
    owners = {17: 3, 12: 3, 3: 3, 8: 3}  # Munich, Kiel, Berlin, Denmark
    started.rectify({3: [(1, 40), (2, 20)]}, owners)
    for _ in range(4):
        started.pass_phase() if started.game()["current_advancement"] in (1, 3) else started.play()
    before = started.read("/game-positions/<id>")
    build = [
        {"order_type": 8, "active_unit": {"type_unit": kind, "role": 3, "zone": zone}}
        for kind, zone in ((1, 40), (1, 10))
    ]
    assert submit(started, build).status_code == 400
    assert started.read("/game-positions/<id>") == before
    assert stored(started) == {"orders": [], "fake_units": [], "via_convoy": []}
    assert submit(started, [build[1]]).status_code == 201
    assert stored(started) == {
        "orders": [[started.game_id, 3, 8, 10, 0, 0]],
        "fake_units": [[started.game_id, 1, 10, 3, 0, 1]],
        "via_convoy": [],
    }
    assert started.read("/game-positions/<id>") == before
    assert submit(started, []).status_code == 201
    assert stored(started)["orders"] == []
