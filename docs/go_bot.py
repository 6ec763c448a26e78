"""A robot: lets a GTP engine play all its games of Go.

    python docs/go_bot.py URL TOKEN ENGINE …     as in: … gnugo --mode gtp --level 5

URL is where games is served (http://127.0.0.1:5004, or https://…/api/games behind the front),
TOKEN what POST /login or /script-tokens of users gave the member. It looks once a second.
"""

import subprocess
import sys
import time

import requests

URL, TOKEN, *ENGINE = sys.argv[1:] if len(sys.argv) > 3 else sys.exit(__doc__)


def ask(engine, command):
    engine.stdin.write(command + "\n")
    engine.stdin.flush()
    return "".join(iter(engine.stdout.readline, "\n")).strip()


def call(verb, path, **sent):
    return requests.request(verb, URL + path, json=sent, headers={"AccessToken": TOKEN}, timeout=30)


def think(game):
    pipe = subprocess.PIPE
    engine = subprocess.Popen(ENGINE, text=True, stdin=pipe, stdout=pipe)  # noqa: S603
    for command in (f"boardsize {game['size']}", f"komi {game['komi']}"):
        ask(engine, command)
    for row in call("GET", f"/go-moves/{game['id']}").json()["moves"]:
        if row["stone"] in (1, 2) and row["x"] >= -1:
            letter = "ABCDEFGHJKLMNOPQRSTUVWXYZ"[row["x"]]
            vertex = "pass" if row["x"] < 0 else f"{letter}{game['size'] - row['y']}"
            ask(engine, f"play {' bw'[row['stone']]} {vertex}")
    return ask(engine, f"genmove {game['to_move_colour']}").lower().removeprefix("= ")


while True:
    for game in call("GET", "/go-games?view=status").json()["games"]:
        seen = {"move_number": game["moves"]}
        if game["status"].startswith("SCORE"):
            agrees = game["status"] == "SCORE2"
            call("POST", f"/go-scores/{game['id']}", agree=agrees, **seen)
        elif (move := think(game)) == "resign":
            call("POST", f"/go-resignations/{game['id']}", **seen)
        else:
            call("POST", f"/go-moves/{game['id']}", move=move, **seen)
    time.sleep(1)
