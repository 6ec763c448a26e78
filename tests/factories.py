"""Members and whatever else a test arranges before it asks its question."""

import itertools
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from tests.api import Api

PASSWORD = "right horse battery"
_numbers = itertools.count(1)


@dataclass(frozen=True)
class Member:
    pseudo: str
    password: str
    token: str
    player_id: int


def eventually(is_so: Callable[[], object], seconds: float = 30) -> None:
    """Wait for what a background step, a poll or a restart brings about."""
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline, "it never came about"
        time.sleep(0.1)


def a_pseudo() -> str:
    return f"m{next(_numbers)}{secrets.token_hex(3)}"[:12]


def a_user(api: Api, pseudo: str | None = None, password: str = PASSWORD) -> str:
    """An account without a profile; returns its pseudo."""
    pseudo = pseudo or a_pseudo()
    answer = api.post(
        "users", "/add", by_service="players", json={"user_name": pseudo, "password": password}
    )
    assert answer.status_code == 201, answer.text
    return pseudo


def a_member(api: Api, pseudo: str | None = None, password: str = PASSWORD, **profile) -> Member:
    """A registered, logged-in member."""
    pseudo = pseudo or a_pseudo()
    answer = api.post(
        "players",
        "/players",
        data={
            "pseudo": pseudo,
            "password": password,
            "email": f"{pseudo}@example.org",
            "country": "FRA",
            "time_zone": "UTC + 1",
            **profile,
        },
    )
    assert answer.status_code == 201, answer.text
    player_id = api.get("players", f"/player_identifiers/{pseudo}").json()
    return Member(pseudo, password, api.login(pseudo, password), player_id)
