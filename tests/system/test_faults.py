"""Killing, filling up and crowding the services: what was acknowledged is there, nothing breaks."""

import contextlib
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import requests

from tests.api import Api
from tests.conftest import SOAK
from tests.factories import PASSWORD, a_pseudo, a_user

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


def test_acknowledged_accounts_survive_kill_9(running_stack):
    """Clients add accounts while the service is killed under them, again and again."""
    api = Api(running_stack)
    rounds = 50 if SOAK else 3
    acknowledged: list[str] = []
    stopping = False

    def add_until_stopped(_number: int) -> None:
        while not stopping:
            pseudo = a_pseudo()
            with contextlib.suppress(requests.RequestException):
                if (
                    Api(running_stack)
                    .post(
                        "users",
                        "/add",
                        by_service="players",
                        json={"user_name": pseudo, "password": PASSWORD},
                    )
                    .status_code
                    == 201
                ):
                    acknowledged.append(pseudo)

    with ThreadPoolExecutor(4) as pool:
        adding = [pool.submit(add_until_stopped, number) for number in range(4)]
        try:
            for _ in range(rounds):
                time.sleep(0.5)
                running_stack.kill("users")
                running_stack.wait_until_alive("users", seconds=120)  # it pauses longer each time
        finally:
            stopping = True
        for one in adding:
            one.result()
    assert len(acknowledged) > rounds
    for pseudo in acknowledged:
        assert api.get("users", f"/accounts/{pseudo}", by_service="players").status_code == 200


def test_a_full_disk_refuses_and_recovers(stack_on_small_disk):
    api = stack_on_small_disk
    kept = a_user(api)
    filler = api.stack.data / "filler"
    with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)
    statuses = []
    for _ in range(40):  # what is left in the write-ahead log may still take some
        answer = api.post(
            "users",
            "/add",
            by_service="players",
            json={"user_name": a_pseudo(), "password": PASSWORD},
        )
        assert answer.json()["msg"]
        statuses.append(answer.status_code)
    assert set(statuses) <= {201, 503}
    assert statuses[-1] == 503
    assert api.get("users", f"/accounts/{kept}", by_service="players").status_code == 200
    filler.unlink()
    assert a_user(api)


def test_sixty_four_connections_at_once_break_nothing(running_stack):
    seconds = 60 if SOAK else 4
    ends = time.monotonic() + seconds

    def use(_number: int) -> set[int]:
        api, seen = Api(running_stack), set()
        while time.monotonic() < ends:
            pseudo = a_pseudo()
            seen.add(
                api.post(
                    "users",
                    "/add",
                    by_service="players",
                    json={"user_name": pseudo, "password": PASSWORD},
                ).status_code
            )
            seen.add(api.get("users", f"/accounts/{pseudo}", by_service="players").status_code)
        return seen

    with ThreadPoolExecutor(64) as pool:
        statuses = set().union(*pool.map(use, range(64)))
    assert statuses == {200, 201}
    logs = (running_stack.data / "logs" / "users.log").read_text()
    assert "database is locked" not in logs
