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
from tests.factories import PASSWORD, a_user
from tests.stack import Stack

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
        timeout=60,
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
    pids = own_stack.pids_of("gunicorn")
    own_stack.stop()
    assert pids
    assert not own_stack.pids_of("gunicorn")
    own_stack.start()
    assert Api(own_stack).get("users", "/verify", token=token).json() == {"logged_in_as": pseudo}
    assert own_stack.admin_password == password


def test_secrets_are_readable_by_their_owner_only(stack):
    kept = [
        stack.data,
        stack.data / "keys",
        stack.data / "admin-password",
        *(stack.data / "keys").glob("*.pem"),
    ]
    for path in kept:
        assert not stat.S_IMODE(path.stat().st_mode) & 0o077, path


def test_a_killed_service_comes_back(running_stack):
    api = Api(running_stack)
    running_stack.kill("solver")
    time.sleep(0.5)
    running_stack.wait_until_alive("solver")
    assert api.get("solver", "/health").status_code == 200


def test_requests_in_flight_survive_a_reload(running_stack):
    """kill -HUP changes the workers; nobody who is being served notices."""
    api = Api(running_stack)
    master = min(running_stack.pids_of("services.users.app:app"))
    ends = time.monotonic() + 3

    def ask() -> set[int]:
        seen = set()
        while time.monotonic() < ends:
            seen.add(requests.get(f"{running_stack.urls['users']}/health", timeout=10).status_code)
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
    until(lambda: not api.get("games", "/ready").json()["degraded"])
    for pid in running_stack.pids_of("services.users.app:app"):
        os.kill(pid, signal.SIGSTOP)  # listening, but silent
    try:
        until(lambda: api.get("games", "/ready").json()["degraded"])
        assert api.get("games", "/ready").status_code == 200
    finally:
        for pid in running_stack.pids_of("services.users.app:app"):
            os.kill(pid, signal.SIGCONT)


def until(condition) -> None:
    deadline = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.2)
