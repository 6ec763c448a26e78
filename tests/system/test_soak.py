"""Memory and open files of every process stay what they are, however much is asked."""

import os
from dataclasses import dataclass

import pytest

from shared.config import PORTS
from tests.api import Api
from tests.conftest import SOAK
from tests.factories import PASSWORD, a_member, a_pseudo
from tests.memory import resident_bytes
from tests.tournaments.arrangements import a_hall

pytestmark = pytest.mark.slow

ROUNDS = 10_000 if SOAK else 150
GROWTH = 1.05
SPARE_FILES = 12  # connections of a pool that were not needed before


def serve(api: Api, admin: str, member, hall, rounds: int) -> None:
    for number in range(rounds):
        api.get("players", f"/players/{member.pseudo}", token=member.token)
        api.get("games", "/games")
        api.get("games", "/my-games", token=member.token)
        api.get("tournaments", f"/tournament-standings/{hall.tournament}")
        api.get("emails", "/outbox", token=admin)
        api.post("games", "/go-offers", token=member.token, json={"size": 9})
        api.get("games", f"/no-such-page-{number}")
        api.post("users", "/login", data=b"{" * 2000)
        api.get("solver", "/health", headers={"Connection": "close"})
        if number % 20 == 0:
            sent = {"user_name": member.pseudo, "password": PASSWORD}
            api.post("users", "/login", json=sent)
            api.get("tournaments", "/events", token=a_member(api, a_pseudo()).token)


@dataclass(frozen=True)
class Usage:
    resident_bytes: int
    open_files: int


def usage(stack) -> dict[tuple[str, int], Usage]:
    """By service and process."""
    return {
        (name, pid): Usage(resident_bytes(pid), len(os.listdir(f"/proc/{pid}/fd")))
        for name in PORTS
        for pid in stack.pids_of(name)
    }


def test_memory_and_open_files_do_not_grow(running_stack):
    """Pools, caches and the memory of threads fill in the first half; a leak goes on after it."""
    api = Api(running_stack)
    admin, member = api.admin_token(), a_member(api)
    hall = a_hall(api, member)
    serve(api, admin, member, hall, ROUNDS)
    half = usage(running_stack)
    serve(api, admin, member, hall, ROUNDS)
    whole = usage(running_stack)
    assert whole.keys() == half.keys(), "a process was started anew"
    grown = {
        process: (half[process], whole[process])
        for process in half
        if whole[process].resident_bytes > GROWTH * half[process].resident_bytes
        or whole[process].open_files > half[process].open_files + SPARE_FILES
    }
    assert grown == {}
