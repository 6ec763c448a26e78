"""Peers that are down, slow or mad, and kill -9: bounded time, clear words, nothing lost."""

import json
import os
import signal
import sqlite3
import threading
import time

import pytest
import requests

from tests import waiting
from tests.api import Api
from tests.conftest import SOAK
from tests.factories import a_member
from tests.games.diplomacy.broken_peer import BrokenPeer
from tests.games.diplomacy.scheduled.databases import databases_of_its_own
from tests.games.diplomacy.table import FRANCE, ROLES, Table, a_crowd, told
from tests.stack import Stack, free_ports

pytestmark = pytest.mark.slow
ROUNDS = 60 if SOAK else 3
ORDERS = "A PAR - BUR\nA MAR H\nF BRE H"
POSITION = {"ownerships": {}, "dislodged_ones": {}, "units": {"1": [[1, 45]]}, "forbiddens": []}
SOLUTION = {
    "stderr": "",
    "stdout": "",
    "orders_result": "",
    "outcomes": [],
    "situation_result": POSITION,
}


@pytest.fixture(scope="module")
def peers():
    broken = {
        name: BrokenPeer(port)
        for name, port in zip(("solver", "players", "users"), free_ports(3), strict=True)
    }
    yield broken
    for peer in broken.values():
        peer.close()


@pytest.fixture(scope="module")
def stack(peers):
    """A platform of its own, whose services reach these peers through what we can break."""
    running = Stack(
        **{f"{name.upper()}_URL": peer.url for name, peer in peers.items()},
        **databases_of_its_own("faults"),
    )
    for name, peer in peers.items():
        peer.real_url = running.urls[name] = f"http://127.0.0.1:{running.ports[name]}"
    try:
        yield running.start()
    finally:
        running.remove()


@pytest.fixture(scope="module")
def api(stack):
    return Api(stack)


@pytest.fixture(scope="module")
def crowd(api):
    return a_crowd(api)


@pytest.fixture
def table(api, crowd, peers):
    yield Table(api, crowd).seat_all().start()
    for peer in peers.values():
        peer.mode = "fine"


def state(table):
    """All that must not change when something fails."""
    return (
        table.game()["current_advancement"],
        table.read("/game-positions/<id>"),
        table.as_master("GET", "/game-orders/<id>", role_id=0).json(),
        table.read("/game-transitions/<id>"),
    )


NONSENSE = [
    ("says", 200, b"<html>hello</html>"),
    ("says", 201, b"{}"),
    ("says", 201, b"[1, 2"),
    ("says", 201, json.dumps(SOLUTION).encode()),
    ("says", 404, b"gone"),
]
FAILURES = [
    ("closed", 503),
    ("slow", 503),
    (("says", 500, b"boom"), 503),
    *((mode, 502) for mode in NONSENSE),
]


@pytest.mark.parametrize(("mode", "status"), FAILURES, ids=str)
def test_a_failing_solver_changes_nothing(table, peers, mode, status):
    table.order_all()
    before = state(table)
    peers["solver"].mode = mode
    adjudicated = table.adjudicate()
    assert adjudicated.status_code == status
    assert "solver" in told(adjudicated)[1]
    if mode != NONSENSE[3]:  # an impossible position matters only to the one who keeps it
        submitted = table.order(FRANCE, ORDERS)
        assert submitted.status_code == status
    peers["solver"].mode = "fine"
    if mode != NONSENSE[3]:
        assert state(table) == before
    assert table.order(FRANCE, ORDERS).status_code == 201
    table.pass_phase()


def test_what_needs_no_solver_works_without_it(table, peers):
    peers["solver"].mode = "closed"
    table.game()
    table.read("/game-positions/<id>")
    assert (
        table.as_role(
            1, "POST", "/game-messages/<id>", dest_role_id=2, content="still here"
        ).status_code
        == 201
    )
    assert table.as_role(2, "GET", "/game-messages/<id>").status_code == 200
    assert table.as_master("POST", "/game-pauses/<id>").status_code == 201


def test_others_are_served_while_the_solver_is_slow(table, peers):
    table.order_all()
    peers["solver"].mode = "slow"
    waiting = [threading.Thread(target=table.adjudicate) for _ in range(6)]
    for thread in waiting:
        thread.start()
    time.sleep(0.3)
    for _ in range(10):
        assert table.api.get("games", f"/games/{table.name}").status_code == 200
    for thread in waiting:
        thread.join()


def test_without_players_nobody_new_is_known_and_public_reads_go_on(table, peers, api):
    newcomer = a_member(api)
    peers["players"].mode = "closed"
    answer = table.act("GET", "/my-games", newcomer)
    assert answer.status_code == 503
    assert "players" in told(answer)[1]
    table.game()
    table.read("/game-positions/<id>")
    peers["players"].mode = "fine"
    assert table.act("GET", "/my-games", newcomer).status_code == 200


def test_without_users_known_tokens_are_still_good(table, peers):
    peers["users"].mode = "closed"
    time.sleep(1)
    assert table.order(FRANCE, ORDERS).status_code == 201


def workers_of_games(stack):
    """Their parent starts new ones at once; the supervisor would take its time."""
    pids = stack.pids_of("games")
    return [pid for pid in pids if _parent(pid) in pids]


def _parent(pid):
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("PPid"))


def kill_workers(stack):
    for pid in workers_of_games(stack):
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            continue
    stack.wait_until_alive("games")


def sometime(_stack, round_number):
    time.sleep(0.01 + 0.16 * round_number / ROUNDS)


def at_the_commit(stack, round_number):
    """SQLite writes to its log when a transaction commits, and at no other time."""
    log, ends = stack.data / "games.db-wal", time.monotonic() + 3
    before = last_write(log)
    while last_write(log) == before and time.monotonic() < ends:
        continue  # a pause would be longer than the commit
    time.sleep(round_number % 4 * 0.0005)


def last_write(log):
    return (log.stat().st_size, log.stat().st_mtime_ns) if log.exists() else None


@pytest.mark.parametrize("moment", [sometime, at_the_commit])
@pytest.mark.parametrize("round_number", range(ROUNDS))
def test_a_kill_around_the_commit_leaves_a_whole_phase(table, stack, round_number, moment):
    """The old phase with its orders, or the new one with its history: nothing between."""
    table.order_all(france=ORDERS)
    before = state(table)
    adjudication = threading.Thread(target=adjudicate_or_die, args=(table,))
    adjudication.start()
    moment(stack, round_number)
    kill_workers(stack)
    adjudication.join()
    table.api.session = requests.Session()
    after = state(table)
    if after[0] == 0:
        assert after == before
        table.pass_phase()
        after = state(table)
    assert after[0] == 1
    assert after[2] == {"orders": [], "fake_units": [], "via_convoy": []}
    assert [one["advancement"] for one in after[3]["transitions"]] == [0]
    assert [1, 17] in after[1]["units"]["2"]
    assert_one_mail_each(stack, table)


def adjudicate_or_die(table):
    try:
        requests.post(
            f"{table.api.stack.urls['games']}/game-adjudications/{table.game_id}",
            headers={"AccessToken": table.crowd.master.token},
            data={"pseudo": table.crowd.master.pseudo},
            timeout=20,
        )
    except requests.RequestException:
        return


def assert_one_mail_each(stack, table):
    """Asked for with the phase, handed over once each, whatever was killed."""
    if "EMAILS_DATABASE_URL" in stack.environment:
        return
    key = f"game_adjudicated-{table.game_id}-%"
    deadline = time.monotonic() + waiting.PATIENCE_SECONDS
    while time.monotonic() < deadline:
        with sqlite3.connect(stack.data / "emails.db") as database:
            found = database.execute(
                "SELECT count(*) FROM mails WHERE key LIKE ?", (key,)
            ).fetchone()[0]
        if found == len(ROLES):
            return
        time.sleep(0.1)
    raise AssertionError(f"{found} mails instead of {len(ROLES)}")
