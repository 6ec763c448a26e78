"""The walk f.3 to f.8 of the AFJD API, as its curl commands send it."""

import json
from pathlib import Path

import pytest

from tests.games.diplomacy.table import GERMANY, ROLES, RUSSIA, Table, told

FORM = {"Content-Type": "application/x-www-form-urlencoded"}
NAMES = (Path(__file__).parent / "afjd_names.json").read_text().strip()
OPENING = [
    {
        "order_type": 1,
        "active_unit": {"type_unit": 2, "role": 3, "zone": 33},
        "destination_zone": 20,
    },
    {
        "order_type": 1,
        "active_unit": {"type_unit": 1, "role": 3, "zone": 10},
        "destination_zone": 51,
    },
    {"order_type": 4, "active_unit": {"type_unit": 1, "role": 3, "zone": 40}},
]


def curl(table, verb, path, member, body):
    """As `curl -d` sends it: raw, in the body, whatever the verb."""
    return table.api.call(verb, "games", path, token=member.token, data=body.encode(), headers=FORM)


def test_f3_a_player_is_put_in_the_game(api, crowd):
    table = Table(api, crowd, manual=0)
    player = crowd.players[0]
    answer = curl(
        table,
        "POST",
        "/allocations",
        crowd.master,
        f"game_id={table.game_id}&player_id={player.player_id}&pseudo={crowd.master.pseudo}",
    )
    assert (answer.status_code, answer.json()) == (201, {"msg": "Ok allocation updated or created"})


def test_f4_the_game_is_started_without_repeating_its_name(waiting):
    master = waiting.crowd.master
    answer = curl(
        waiting, "PUT", f"/games/{waiting.name}", master, f"current_state=1&pseudo={master.pseudo}"
    )
    assert (answer.status_code, answer.json()) == (200, {"name": waiting.name, "msg": "Ok updated"})


def test_f5_orders_are_submitted(started):
    player = started.crowd.holder(GERMANY)
    answer = curl(
        started,
        "POST",
        f"/game-orders/{started.game_id}",
        player,
        f"names={NAMES}&orders={json.dumps(OPENING)}&role_id=3&pseudo={player.pseudo}",
    )
    assert list(answer.json()) == ["msg"]
    assert told(answer) == (
        201,
        "Ok orders submitted SOLVEUR : INFORMATION : Résolution ou "
        "validation d'ordres pour Mouvements printemps 1901\n\n",
    )


def test_f6_the_game_is_adjudicated(started):
    started.order_all()
    master = started.crowd.master
    answer = curl(
        started,
        "POST",
        f"/game-adjudications/{started.game_id}",
        master,
        f"names={NAMES}&pseudo={master.pseudo}",
    )
    assert told(answer) == (
        201,
        "Ok adjudication performed and game updated : SOLVEUR : "
        "INFORMATION : Résolution ou validation d'ordres pour Mouvements "
        "printemps 1901\n\n",
    )
    assert started.game()["current_advancement"] == 1


def test_f7_messages_are_exchanged(started):
    player = started.crowd.holder(RUSSIA)
    path = f"/game-messages/{started.game_id}"
    answer = curl(
        started,
        "POST",
        path,
        player,
        f"role_id=6&dest_role_id=1&content=Hello world&pseudo={player.pseudo}",
    )
    assert told(answer) == (201, "Ok message inserted : Hello world")
    read = curl(started, "GET", path, player, f"role_id=6&pseudo={player.pseudo}")
    [[_time_stamp, author, addressee, content]] = read.json()["messages_list"]
    assert (author, addressee, content) == (6, 1, "Hello world")


def test_f8_press_is_declared(started):
    player = started.crowd.holder(RUSSIA)
    path = f"/game-declarations/{started.game_id}"
    answer = curl(
        started, "POST", path, player, f"role_id=6&content=Hello world&pseudo={player.pseudo}"
    )
    assert told(answer) == (201, "Ok declaration inserted : Hello world")
    read = curl(started, "GET", path, player, f"role_id=6&pseudo={player.pseudo}")
    [[_time_stamp, author, content]] = read.json()["declarations_list"]
    assert (author, content) == (6, "Hello world")


@pytest.mark.parametrize("role", ROLES)
def test_every_power_may_hold_in_spring(started, role):
    assert started.order(role, started.holding(role)).status_code == 201
