"""Starting and stopping the whole platform: clear sentences, clean ends, yesterday's data."""

import os
import signal
import socket
import stat
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import requests

from shared.config import ROOT
from tests.api import Api
from tests.factories import PASSWORD, a_member, a_user, eventually
from tests.stack import Stack
from tests.waiting import PATIENCE_SECONDS

pytestmark = pytest.mark.slow


@pytest.fixture
def own_stack():
    """A stack of this test's own, not started yet."""
    made = Stack()
    yield made
    made.remove()


def start_in_vain(stack, **settings):
    done = subprocess.run(
        [sys.executable, "-m", "deploy.supervisor"],
        cwd=ROOT,
        text=True,
        env=stack.environment | settings,
        capture_output=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    return done.returncode, done.stderr.strip().splitlines()


def test_a_taken_port_is_named(own_stack):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", own_stack.ports["games"]))
        taken.listen()
        code, said = start_in_vain(own_stack)
    assert (code, said) == (
        2,
        [f"entente: port {own_stack.ports['games']}, where games should listen, is taken."],
    )


@pytest.mark.parametrize("seen", ["The administrator is", "serves on port"])
def test_ctrl_c_while_it_starts_ends_it_without_a_trace(own_stack, seen):
    """As a terminal sends it: to all processes that were started from it."""
    starting = subprocess.Popen(
        [sys.executable, "-m", "deploy.supervisor"],
        cwd=ROOT,
        text=True,
        env=own_stack.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    assert starting.stdout is not None
    assert any(seen in line for line in starting.stdout)
    os.killpg(starting.pid, signal.SIGINT)
    said, _ = starting.communicate(timeout=PATIENCE_SECONDS)
    assert "Traceback" not in said
    assert "Ctrl-C stops everything" not in said
    for port in own_stack.ports.values():
        with socket.socket() as free:
            free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            free.bind(("127.0.0.1", port))


def test_a_data_folder_that_cannot_be_written_is_named(own_stack, tmp_path):
    (tmp_path / "file").write_text("not a folder")
    code, said = start_in_vain(own_stack, ENTENTE_DATA=str(tmp_path / "file" / "data"))
    assert code == 2
    assert len(said) == 1
    assert "cannot be written" in said[0]


def test_a_wrong_setting_is_one_sentence(own_stack):
    assert start_in_vain(own_stack, TOKEN_DAYS="x") == (
        2,
        ["entente: TOKEN_DAYS must be a whole number from 1 to 365, not 'x'."],
    )


def test_a_database_that_is_none_is_named(own_stack):
    (own_stack.data / "users.db").write_bytes(b"this is not a database" * 100)
    code, said = start_in_vain(own_stack)
    assert code == 2
    assert "the database of users cannot be prepared" in said[-1]


def test_a_second_start_finds_the_data_of_the_first(own_stack):
    api = Api(own_stack.start())
    pseudo = a_user(api)
    token = api.login(pseudo, PASSWORD)
    password = own_stack.admin_password
    pids = own_stack.pids_of("games")
    own_stack.stop()
    assert pids
    assert not own_stack.pids_of("games")
    own_stack.start()
    assert Api(own_stack).get("users", "/verify", token=token).json() == {"logged_in_as": pseudo}
    assert own_stack.admin_password == password


def test_what_the_platform_writes_is_for_its_owner_only(api, admin, stack):
    """Databases with their logs, keys, outbox, audit and process logs."""
    a_member(api)
    outbox = stack.data / "outbox"
    eventually(lambda: outbox.is_dir() and any(outbox.iterdir()))
    paths = [stack.data, *stack.data.rglob("*")]
    found = {path for path in paths if not path.name.startswith("clock-shift")}  # the tests' own
    for name in ("users.db", "users.db-wal", "users.db-shm", "audit.log", "admin-password"):
        assert stack.data / name in found or not (stack.data / "users.db").exists()
    assert {"keys", "logs", "private-keys", "public-keys"} <= {path.name for path in found}
    open_to_others = {
        str(path): oct(mode)
        for path in found
        if path.exists() and (mode := stat.S_IMODE(path.stat().st_mode)) & 0o077
    }
    assert open_to_others == {}


def test_a_test_database_without_a_place_for_the_service_is_refused_with_a_sentence():
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "tests/shared/test_config.py"],
        cwd=ROOT,
        env=os.environ | {"TEST_DATABASE_URL": "postgresql://me@localhost/entente"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "TEST_DATABASE_URL must hold {service}" in done.stderr


def test_a_killed_service_comes_back(running_stack):
    api = Api(running_stack)
    running_stack.kill("solver")
    time.sleep(0.5)
    running_stack.wait_until_alive("solver")
    assert api.get("solver", "/health").status_code == 200


def test_requests_in_flight_survive_a_reload(running_stack):
    """kill -HUP changes the workers; nobody who is being served notices."""
    api = Api(running_stack)
    master = min(running_stack.pids_of("users"))
    ends = time.monotonic() + 3

    def ask() -> set[int]:
        seen = set()
        while time.monotonic() < ends:
            seen.add(
                requests.get(
                    f"{running_stack.urls['users']}/health", timeout=PATIENCE_SECONDS
                ).status_code
            )
        return seen

    with ThreadPoolExecutor(4) as pool:
        asking = [pool.submit(ask) for _ in range(4)]
        time.sleep(0.5)
        os.kill(master, signal.SIGHUP)
        statuses = set().union(*(one.result() for one in asking))
    assert statuses == {200}
    assert api.get("users", "/ready").status_code == 200


def test_users_gone_tokens_stay_good_for_a_while(running_stack):
    """Revocations cannot be read: degraded, but nobody is thrown out at once."""
    api = Api(running_stack)
    eventually(lambda: not api.get("games", "/ready").json()["degraded"])
    for pid in running_stack.pids_of("users"):
        os.kill(pid, signal.SIGSTOP)  # listening, but silent
    try:
        eventually(lambda: api.get("games", "/ready").json()["degraded"])
        assert api.get("games", "/ready").status_code == 200
    finally:
        for pid in running_stack.pids_of("users"):
            os.kill(pid, signal.SIGCONT)
