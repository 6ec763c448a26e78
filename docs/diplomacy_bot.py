"""A robot: legal orders at random wherever a game of Diplomacy waits for its member.

    python docs/diplomacy_bot.py URL PSEUDO TOKEN

URL is where games is served (http://127.0.0.1:5004, or https://…/api/games behind the front),
TOKEN what POST /login or /script-tokens of users gave the member. It looks once a second.
"""

import random
import sys
import time

import requests

BUILD, REMOVE = 8, 9
URL, PSEUDO, TOKEN = sys.argv[1:] if len(sys.argv) == 4 else sys.exit(__doc__)


def call(verb, path, **sent):
    return requests.request(verb, URL + path, json=sent, headers={"AccessToken": TOKEN}, timeout=30)


def order(kind, role, unit_type, zone, helped=None, goal=0):
    unit = {"role": role, "type_unit": unit_type, "zone": zone}
    helped = helped and {"passive_unit": unit | {"zone": int(helped)}}
    return {"order_type": kind, "active_unit": unit, "destination_zone": goal} | (helped or {})


def any_order(unit):
    """Moves, supports, convoys, retreats: what the platform lists is legal."""
    mine, kind = (unit["role"], unit["unit_type"], unit["zone"]), random.choice(unit["kinds"])
    goals = {1: {None: unit["targets"]}, 2: unit["moves_supported"], 5: unit["convoys"]}
    goals |= {3: {zone: [0] for zone in unit["stands_supported"]}, 6: goals[1]}
    pairs = [(other, goal) for other, all in goals.get(kind, {None: [0]}).items() for goal in all]
    return order(kind, *mine, *random.choice(pairs))


def any_winter(role, builds, removals, places, units):
    built = random.sample(sorted(places), min(builds, len(places)))
    removed = random.sample(units, removals)
    return [order(BUILD, role, random.choice(places[zone]), int(zone)) for zone in built] + [
        order(REMOVE, role, 1, zone) for zone in removed
    ]


while True:
    for game in call("GET", "/my-missing-orders").json()["missing"]:
        role, path = game["role"], f"/{{}}/{game['game_id']}"
        choices = call("GET", path.format("game-possible-orders"), role_id=role).json()
        orders = [any_order(unit) for unit in choices["units"]]
        orders += [each for one in choices["adjustments"] for each in any_winter(**one)]
        sent = {"pseudo": PSEUDO, "role_id": role, "orders": orders, "definitive": True}
        call("POST", path.format("game-orders"), advancement=choices["advancement"], **sent)
    time.sleep(1)
