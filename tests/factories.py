"""Members and whatever else a test arranges before it asks its question."""

import itertools
import secrets
from dataclasses import dataclass

from tests.api import Api
from tests.waiting import eventually as eventually
from tests.waiting import patiently

PASSWORD = "right horse battery"
_numbers = itertools.count(1)


@dataclass(frozen=True)
class Member:
    pseudo: str
    password: str
    token: str
    player_id: int


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


def confirm_address(api: Api, pseudo: str) -> None:
    """As if the code of the mail had been typed in: only then members get mails about games."""
    sent = {"email_value": f"{pseudo}@example.org", "code": 4321}
    assert api.post("emails", "/emails", by_service="players", json=sent).status_code == 201
    answer = api.post("players", "/emails", json={"pseudo": pseudo, "code": 4321})
    assert answer.status_code == 200, answer.text


def a_member(api: Api, pseudo: str | None = None, password: str = PASSWORD, **profile) -> Member:
    """A registered, logged-in member."""
    chosen = pseudo or a_pseudo()
    answer = patiently(
        lambda: api.post(
            "players",
            "/players",
            data={
                "pseudo": chosen,
                "password": password,
                "email": f"{chosen}@example.org",
                "country": "FRA",
                "time_zone": "UTC + 1",
                **profile,
            },
        )
    )
    assert answer.status_code == 201, answer.text
    player_id = patiently(lambda: api.get("players", f"/player_identifiers/{chosen}")).json()
    return Member(chosen, password, api.login(chosen, password), player_id)
