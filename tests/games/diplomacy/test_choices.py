"""/game-possible-orders: what is offered is accepted, and nothing else would be."""

import json
import random

import pytest

from services.games.diplomacy.domain.orders import OrderType
from tests.games.diplomacy.table import ENGLAND, FRANCE, ITALY, ROLES, Table, told

EDINBURGH, LIVERPOOL, LONDON, NORTH_SEA, NORWEGIAN_SEA, CLYDE, YORKSHIRE = (
    22,
    36,
    34,
    45,
    44,
    18,
    75,
)


def choices(table, role=None, member=None):
    sent = {} if role is None else {"role_id": role}
    path = f"/game-possible-orders/{table.game_id}"
    answer = table.api.get("games", path, token=member and member.token, params=sent)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_role_is_told_what_each_of_its_units_may_do(started):
    told_choices = choices(started, ENGLAND)
    assert (told_choices["kind"], told_choices["advancement"]) == ("moves", 0)
    units = {unit["zone"]: unit for unit in told_choices["units"]}
    assert set(units) == {EDINBURGH, LIVERPOOL, LONDON}
    edinburgh = units[EDINBURGH]
    assert set(edinburgh["targets"]) == {NORTH_SEA, NORWEGIAN_SEA, CLYDE, YORKSHIRE}
    assert edinburgh["moves_supported"][str(LONDON)] == [NORTH_SEA, YORKSHIRE]
    assert edinburgh["convoys"] == {}


def test_without_a_role_all_are_listed_and_an_unknown_one_is_not(started):
    assert {unit["role"] for unit in choices(started)["units"]} == set(ROLES)
    answer = started.api.get("games", f"/game-possible-orders/{started.game_id}?role_id=9")
    assert told(answer) == (404, "Role 9 doesn't exist")


def an_order(role, unit, kind, rng):
    """One of the orders offered to a unit, as clients send it."""
    order = {
        "order_type": kind,
        "active_unit": {"type_unit": unit["unit_type"], "role": role, "zone": unit["zone"]},
    }
    if kind in (OrderType.MOVE, OrderType.RETREAT):
        order["destination_zone"] = rng.choice(unit["targets"])
    if kind == OrderType.SUPPORT_HOLD:
        order["passive_unit"] = {
            "type_unit": 1,
            "role": 1,
            "zone": rng.choice(unit["stands_supported"]),
        }
    pairs = {OrderType.SUPPORT_MOVE: "moves_supported", OrderType.CONVOY: "convoys"}
    if kind in pairs:
        helped = rng.choice(list(unit[pairs[kind]]))
        order["passive_unit"] = {"type_unit": 1, "role": 1, "zone": int(helped)}
        order["destination_zone"] = rng.choice(unit[pairs[kind]][helped])
    return order


def orders_from(offered, role, rng):
    orders = [
        an_order(role, unit, rng.choice(unit["kinds"]), rng)
        for unit in offered["units"]
        if unit["role"] == role
    ]
    for one in offered["adjustments"]:
        places = rng.sample(list(one["places"]), min(one["builds"], len(one["places"])))
        regions = set()
        for zone in places:
            if REGIONS.get(int(zone), int(zone)) not in regions:
                regions.add(REGIONS.get(int(zone), int(zone)))
                unit = {
                    "type_unit": rng.choice(one["places"][zone]),
                    "role": role,
                    "zone": int(zone),
                }
                orders.append({"order_type": OrderType.BUILD, "active_unit": unit})
        for zone in rng.sample(one["units"], one["removals"]):
            kind = offered["types"][zone]
            unit = {"type_unit": kind, "role": role, "zone": zone}
            orders.append({"order_type": OrderType.REMOVE, "active_unit": unit})
    return orders


REGIONS = {76: 16, 77: 16, 78: 60, 79: 60, 80: 61, 81: 61}


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_chosen_from_the_offer_is_accepted_through_all_kinds_of_phases(
    api, crowd, seed
):
    table = Table(api, crowd).seat_all().start()
    rng, kinds = random.Random(seed), set()
    for _ in range(12):
        offered = choices(table)
        kinds.add(offered["kind"])
        position = table.read("/game-positions/<id>")
        offered["types"] = {
            zone: kind for units in position["units"].values() for kind, zone in units
        }
        for role in ROLES:
            mine = {
                **offered,
                "units": [unit for unit in offered["units"] if unit["role"] == role],
                "adjustments": [one for one in offered["adjustments"] if one["role"] == role],
            }
            if mine["units"] or mine["adjustments"]:
                orders = orders_from(mine, role, rng)
                answer = table.as_role(role, "POST", "/game-orders/<id>", orders=json.dumps(orders))
                assert answer.status_code == 201, (orders, answer.text)
        table.pass_phase()
    assert "moves" in kinds
    assert len(kinds) >= 2


def test_in_the_fog_only_ones_own_units_are_listed(api, crowd):
    table = Table(api, crowd, fog=1).seat_all().start()
    mine = choices(table, member=crowd.holder(FRANCE))
    assert {unit["role"] for unit in mine["units"]} == {FRANCE}
    assert mine["unseen"]
    path = f"/game-possible-orders/{table.game_id}"
    other = api.get("games", path, token=crowd.holder(FRANCE).token, params={"role_id": ITALY})
    assert other.status_code == 403
    assert {unit["role"] for unit in choices(table, ITALY, crowd.master)["units"]} == {ITALY}


def test_a_position_of_ones_own_has_choices_too(api):
    answer = api.post(
        "games",
        "/simulation-possible-orders",
        data={
            "variant_name": "standard",
            "advancement": 4,
            "center_ownerships": json.dumps([{"center_num": 13, "role": 1}]),
            "units": "[]",
        },
    )
    assert answer.status_code == 201, answer.text
    (adjustment,) = answer.json()["adjustments"]
    assert (adjustment["builds"], adjustment["places"]) == (1, {"34": [1, 2]})
