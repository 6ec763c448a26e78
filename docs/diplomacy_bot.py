"""A robot: legal orders at random wherever a game of Diplomacy waits for its member.

    python docs/diplomacy_bot.py URL PSEUDO TOKEN

URL is where games is served (http://127.0.0.1:5004, or https://…/api/games behind the front),
TOKEN what POST /login or /script-tokens of users gave the member. It looks once a second.
Kinds of orders: 1 move, 2 support a move, 3 support a stand, 4 hold, 5 convoy, 6 retreat,
7 disband, 8 build, 9 remove; of units: 1 army, 2 fleet.
"""

import random
import sys
import time

import requests

URL, PSEUDO, TOKEN = sys.argv[1:] if len(sys.argv) == 4 else sys.exit(__doc__)


def call(verb, path, **sent):
    known = {"AccessToken": TOKEN}
    return requests.request(verb, URL + path, json=sent, headers=known, timeout=30).json()


def order(role, kind, unit_type, zone, goal=0, helped=0):
    unit = {"role": role, "type_unit": unit_type, "zone": int(zone)}
    helping = {"passive_unit": unit | {"zone": int(helped)}} if helped else {}
    return {"order_type": kind, "active_unit": unit, "destination_zone": goal} | helping


def any_order(unit):  # moves, supports, convoys, retreats: what the platform lists is legal
    kind, stands = random.choice(unit["kinds"]), {zone: [0] for zone in unit["stands_supported"]}
    helps = {2: unit["moves_supported"], 3: stands, 5: unit["convoys"]}
    alone = {0: unit["targets"] if kind in (1, 6) else [0]}
    helped, goals = random.choice(sorted(helps.get(kind, alone).items()))
    return order(unit["role"], kind, unit["unit_type"], unit["zone"], random.choice(goals), helped)


def winter(role, builds, removals, places, units):
    chosen = random.sample([*places.items()], min(builds, len(places)))
    built = [order(role, 8, random.choice(types), zone) for zone, types in chosen]
    return built + [order(role, 9, 1, zone) for zone in random.sample(units, removals)]


while True:
    for game in call("GET", "/my-missing-orders")["missing"]:
        path, asked = f"-orders/{game['game_id']}", {"role_id": game["role"]}
        legal = call("GET", "/game-possible" + path, **asked)
        orders = [any_order(unit) for unit in legal["units"]]
        orders = sum((winter(**one) for one in legal["adjustments"]), orders)
        call("POST", "/game" + path, pseudo=PSEUDO, orders=orders, definitive=True, **asked)
    time.sleep(1)
