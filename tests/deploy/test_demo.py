"""`make demo`: an association to look at, in a folder of its own, kept until it is removed."""

from dataclasses import dataclass

import pytest
import requests

from tests.deploy.demo import PATIENCE_SECONDS, start_demo, what_is_there
from tests.stack import Stack

pytestmark = [pytest.mark.slow, pytest.mark.stack, pytest.mark.timeout(2 * PATIENCE_SECONDS)]
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


def test_every_address_it_names_opens_and_everybody_it_names_can_log_in(filled):
    assert "all there" in filled.printed
    assert len(filled.addresses) > 10
    statuses = {each: requests.get(each, timeout=60).status_code for each in filled.addresses}
    assert set(statuses.values()) == {200}, statuses
    for pseudo in ("camille", "hugo", "jonas", "yuki"):
        assert f"\n{pseudo} " in filled.printed
        sent = {"user_name": pseudo, "password": "entente"}
        assert requests.post(filled.stack.urls["users"] + "/login", json=sent, timeout=60).ok


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
