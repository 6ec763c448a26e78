"""Games, events and invitations that pages are about."""

import itertools
import secrets

from tests.api import Api
from tests.factories import Member, a_member

SEATS = 7
_numbers = itertools.count(1)


def a_game_name() -> str:
    return f"partie {next(_numbers)} {secrets.token_hex(2)}"


def a_waiting_game(api: Api, master: Member, name: str | None = None, **fields) -> str:
    name = name or a_game_name()
    sent = {"name": name, "variant": "standard", "pseudo": master.pseudo, "speed_moves": 2}
    answer = api.post("games", "/games", token=master.token, json=sent | fields)
    assert answer.status_code == 201, answer.text
    return name


def a_started_game(api: Api, master: Member, player: Member, name: str | None = None) -> int:
    """The player has a seat in it, and six others."""
    name = a_waiting_game(api, master, name)
    game_id = api.get("games", f"/game-identifiers/{name}").json()
    for each in (player, *(a_member(api) for _ in range(SEATS - 1))):
        sent = {"game_id": game_id, "player_id": each.player_id, "pseudo": master.pseudo}
        assert api.post("games", "/allocations", token=master.token, json=sent).status_code == 201
    sent = {"pseudo": master.pseudo, "current_state": 1}
    answer = api.put("games", f"/games/{name}", token=master.token, json=sent)
    assert answer.status_code == 200, answer.text
    return game_id


def an_invitation(api: Api, inviting: Member, invited: Member) -> None:
    sent = {"pseudo": invited.pseudo, "size": 13}
    answer = api.post("games", "/go-invitations", token=inviting.token, json=sent)
    assert answer.status_code == 201, answer.text


def an_event(
    api: Api, organiser: Member, name: str = "Open du port", stop: str = "2090-01-01T09:00:00Z"
) -> str:
    uniq_id = f"event-{next(_numbers)}-{secrets.token_hex(2)}"
    answer = api.post(
        "tournaments",
        "/events",
        token=organiser.token,
        json={
            "uniq_id": uniq_id,
            "name": name,
            "start": "2020-01-01T09:00:00Z",
            "stop": stop,
            "public": True,
        },
    )
    assert answer.status_code == 201, answer.text
    return uniq_id
