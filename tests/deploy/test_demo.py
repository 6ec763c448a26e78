"""`make demo`: an association to look at, in a folder of its own, kept until it is removed."""

import fcntl
import os
import signal
import subprocess
import sys
from dataclasses import dataclass

import pytest
import requests

from deploy.demo.__main__ import BEGUN
from deploy.demo.client import PASSWORD
from deploy.demo.powers import HOLD
from shared.config import ROOT
from tests.api import Api
from tests.conftest import SOAK
from tests.deploy.demo import PATIENCE_SECONDS, start_demo, what_is_there
from tests.deploy.walks import Walk
from tests.stack import Stack
from tests.web.browser.windows import Windows, log_in

pytestmark = [pytest.mark.slow, pytest.mark.stack, pytest.mark.timeout(2 * PATIENCE_SECONDS)]
PEOPLE = ("", "camille", "admin", "hugo", "jonas", "yuki")
STATES_OF_GO = {"INVITED", "SETUP", "KOMI", "PLAY", "PASS", "SCORE", "SCORE2", "FINISHED"}


@dataclass
class Filled:
    """The platform with an association in it, and what was printed about it."""

    stack: Stack
    printed: str

    @property
    def addresses(self) -> list[str]:
        return [word for word in self.printed.split() if word.startswith(f"{self.stack.web_url}/")]


@pytest.fixture(scope="module")
def filled():
    """The demo starts the platform itself, and ends it; then it is served again."""
    stack = Stack()
    try:
        done = start_demo(stack)
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        yield Filled(stack.start(), done.stdout)
    finally:
        stack.remove()


def test_a_folder_with_something_else_in_it_is_left_alone():
    stack = Stack()
    (stack.data / "mine").touch()
    refused = start_demo(stack)
    assert refused.returncode == 2
    assert "holds something else" in refused.stderr
    assert (stack.data / "mine").exists()
    stack.remove()


def test_what_another_is_filling_is_left_alone():
    stack = Stack()
    (stack.data / BEGUN).touch()
    (stack.data / "users.db").touch()
    with (stack.data / BEGUN).open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        refused = start_demo(stack)
    assert refused.returncode == 2
    assert "is running already" in refused.stderr
    assert (stack.data / "users.db").exists()
    stack.remove()


def test_ctrl_c_while_it_starts_leaves_nothing_running():
    """As a terminal sends it; what serves is in a session of its own and would not hear of it."""
    stack = Stack()
    starting = subprocess.Popen(
        [sys.executable, "-m", "deploy.demo", "--small"],
        cwd=ROOT,
        env=stack.environment | {"DEMO_DATA": str(stack.data)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert starting.stdout is not None
    assert any("serves on port" in line for line in starting.stdout)
    os.killpg(starting.pid, signal.SIGINT)
    said, _ = starting.communicate(timeout=PATIENCE_SECONDS)
    assert "Traceback" not in said
    with pytest.raises(requests.ConnectionError):
        requests.get(stack.web_url, timeout=5)
    stack.remove()


def test_every_address_it_names_opens_and_everybody_it_names_can_log_in(filled):
    assert "all there" in filled.printed
    assert len(filled.addresses) > 10
    statuses = {each: requests.get(each, timeout=60).status_code for each in filled.addresses}
    assert set(statuses.values()) == {200}, statuses
    for pseudo in ("camille", "hugo", "jonas", "yuki"):
        assert f"\n{pseudo} " in filled.printed
        sent = {"user_name": pseudo, "password": PASSWORD}
        assert requests.post(filled.stack.urls["users"] + "/login", json=sent, timeout=60).ok


@pytest.mark.parametrize(
    "pseudo",
    ["", "camille", "hugo", "jonas", "yuki", "admin"] if SOAK else ["", "camille", "admin"],
)
def test_every_kind_of_page_opens_for_everybody_without_a_fault(filled, browser, pseudo):
    """From the addresses that are printed, along all links; "" is nobody."""
    windows = Windows(browser, filled.stack.web_url)
    walk = Walk(windows.open(bypass_csp=True))  # what looks for problems is a script of its own
    if pseudo:
        password = filled.stack.admin_password if pseudo == "admin" else PASSWORD
        log_in(walk.page, pseudo, password)
    starts = [address.removeprefix(filled.stack.web_url) for address in filled.addresses]
    walk.follow(["/", *starts])
    assert (walk.broken, walk.grave) == ([], [])
    assert len(walk.kinds) > 25
    windows.close()


def test_it_is_filled_once(filled):
    filled.stack.stop()
    again = start_demo(filled.stack).stdout
    filled.stack.start()
    assert "all there" not in again
    assert set(filled.addresses) <= set(again.split())


def test_go_is_in_every_state_and_all_of_it_the_same_every_time(filled):
    """The second association is made from nothing, in a folder and on ports of its own."""
    first = what_is_there(filled.stack)
    assert set(first["Go"]) == STATES_OF_GO
    another = Stack()
    try:
        assert start_demo(another).returncode == 0
        assert what_is_there(another.start()) == first
    finally:
        another.remove()


def test_a_turn_is_played_once_the_two_who_are_asked_for_orders_call_theirs_final(filled):
    """Last here: after it the game is no longer the one that was made."""
    api = Api(filled.stack)
    name = "Congrès de Vienne"
    before = api.get("games", f"/games/{name}").json()["current_advancement"]
    for role, pseudo in ((1, "camille"), (2, "hugo")):
        token, asked = api.login(pseudo, PASSWORD), {"role_id": role}
        units = api.get("games", "/game-possible-orders/1", token=token, params=asked).json()
        orders = [
            {
                "order_type": HOLD,
                "active_unit": {
                    "type_unit": unit["unit_type"],
                    "role": role,
                    "zone": unit["zone"],
                },
            }
            for unit in units["units"]
        ]
        sent = asked | {"pseudo": pseudo, "orders": orders, "definitive": True}
        answer = api.post("games", "/game-orders/1", token=token, json=sent)
        assert answer.status_code == 201, answer.text
    assert api.get("games", f"/games/{name}").json()["current_advancement"] == before + 1
