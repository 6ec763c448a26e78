"""A tablet for results: shows the boards of a screen, takes "table result" line by line.

    python docs/results_tablet.py URL EVENT CODE [SCREEN [NAME]]

URL is where tournaments is served (http://127.0.0.1:5006), CODE what the arbiter gives tablets,
SCREEN one for input (left out: the first). Typed are lines like "12 1-0", "3 =" or "7 0-1".
"""

import sys

import requests

RESULTS = {"0-1": 1, "=": 2, "1/2": 2, "1-0": 3}
WORDS = {1: "0-1", 2: "½-½", 3: "1-0"}
URL, EVENT, CODE, *ASKED = sys.argv[1:] if len(sys.argv) > 3 else sys.exit(__doc__)


def call(verb, path, code, **sent):
    headers = {"EventCode": code.encode()}
    answer = requests.request(verb, URL + path, json=sent, headers=headers, timeout=30).json()
    return answer if "msg" not in answer or verb == "PUT" else sys.exit(answer["msg"])


def first_screen(key):
    screens = call("GET", f"/halls/{EVENT}", key)["screens"]
    inputs = [screen["uniq_id"] for screen in screens if screen["type"] == "input"]
    return inputs[0] if inputs else sys.exit("No screen of this event takes results.")


def boards(screen, key):
    """What is to be seen, by the number of the table: its tournament and round, and the board."""
    shown = call("GET", f"/screen-contents/{EVENT}/{screen}", key)["sets"]
    lines = [(each, line) for each in shown for column in each["columns"] for line in column]
    return {line["table"]: (each, line) for each, line in lines if each["shows"] == "boards"}


def show(found):
    for table, (_, board) in sorted(found.items()):
        result = WORDS.get(board["result"], "…")
        print(f"{table:4} {board['white']['name']:30} {result:^5} {board['black']['name']}")


def enter(screen, key, table, result):
    """The version seen goes back: what somebody else entered meanwhile is not overwritten."""
    one, board = boards(screen, key)[int(table)]
    place = f"{one['tournament_id']}/{one['round']}/{board['board']}"
    sent = {"result": RESULTS[result], "version": board["version"]}
    answer = call("PUT", f"/screen-results/{EVENT}/{screen}/{place}", key, **sent)
    print(answer.get("msg") or f"Table {table}: {WORDS[answer['result']]}")


screen_wanted, name = (*ASKED, "", "")[:2]
key = call("POST", f"/hall-devices/{EVENT}", CODE, name=name or "Tablet")["key"]
screen = screen_wanted or first_screen(key)
show(boards(screen, key))
for line in sys.stdin:
    try:
        enter(screen, key, *line.split())
    except (KeyError, TypeError, ValueError):
        print('Write the table and the result, as in "12 1-0".')
show(boards(screen, key))
