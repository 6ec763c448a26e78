"""What players asks the other services."""

import json
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import copy_context
from datetime import datetime
from typing import Any, TypeVar
from urllib.parse import quote

from pydantic import BaseModel

from shared.agenda import AgendaItem, AgendaItems
from shared.errors import BadRequest, Refusal
from shared.peers import Done, Peer, PeerRefused

Answer = TypeVar("Answer")
users = Peer("players", "users")
emails = Peer("players", "emails")
games = Peer("players", "games")
tournaments = Peer("players", "tournaments")


# To go through all tables may take long; a request waits no longer than for all its calls.
PATIENCE_SECONDS = 60.0
patient = {
    name: Peer("players", name, read_seconds=PATIENCE_SECONDS)
    for name in ("users", "emails", "games", "tournaments")
}
KEEPERS = ("emails", "games", "tournaments")
WITH_AGENDA = ("games", "tournaments")


class Account(BaseModel):
    """What users knows of a member."""

    created_at: datetime
    last_login: datetime | None
    administrator: bool
    blocked: bool


class LastLogins(BaseModel):
    """When accounts last logged in, by id."""

    last_logins: dict[str, datetime | None]


class AddedAccount(BaseModel):
    """The account that users made."""

    user_id: int


class Traces(BaseModel):
    """Whether a member ever did anything in a service."""

    traces: bool


class Obstacles(BaseModel):
    """What a member would leave in the middle, in words."""

    running: list[str]


class StoredRows(BaseModel):
    """What a service stores of a member, by table."""

    tables: dict[str, list[dict[str, Any]]]


class Figure(BaseModel):
    """One of the figures of games; null: not rated yet."""

    value: float | None


class RatingSheet(BaseModel):
    """How games rates a member."""

    overall: dict[str, float]
    reliability: Figure
    regularity: Figure


@contextmanager
def told_as(sentence: str) -> Iterator[None]:
    """A peer's refusal in the words of the contract; one that is down stays a 503."""
    try:
        yield
    except Refusal as refusal:
        status = BadRequest.status if isinstance(refusal, PeerRefused) else refusal.status
        raise Refusal(sentence.format(message=refusal), status=status) from refusal


def add_account(pseudo: str, password: str, mark: str) -> int:
    """The number of the account."""
    return users.post(
        "/add", AddedAccount, user_name=pseudo, password=password, registration=mark
    ).user_id


def remove_account(pseudo: str, mark: str) -> None:
    """As often as needed; an account of the same name with another mark is left alone."""
    users.delete(_account(pseudo), Done, registration=mark)


def change_password(pseudo: str, password: str) -> None:
    """In the name of the caller, whose token is passed on."""
    users.post("/change", Done, user_token=True, user_name=pseudo, password=password)


def set_password(pseudo: str, password: str) -> None:
    """For a member who proved himself by mail."""
    users.put(f"{_account(pseudo)}/password", Done, password=password)


def rename_account(pseudo: str, new_pseudo: str) -> None:
    users.put(f"{_account(pseudo)}/name", Done, new_name=new_pseudo)


def account_of(pseudo: str) -> Account:
    return users.get(_account(pseudo), Account)


def store_code(address: str, code: int) -> None:
    emails.post("/emails", Done, email_value=address, code=code)


def check_code(address: str, code: int) -> None:
    """Burns one of five tries, so it is never repeated unasked."""
    emails.get("/emails", Done, retry=False, email_value=address, code=code)


def games_of(player_id: int, *, running: bool = False, public: bool = False) -> dict[str, int]:
    """The games of a member, with the role in each; `running`: those not finished.

    `public`: without those that hide their players, for whatever is shown to others.
    """
    path = f"/player-allocations/{player_id}"
    return games.get(path, dict[str, int], running=int(running), public=int(public))


def what_runs(player_id: int) -> list[str]:
    """What a member would leave in the middle."""
    path = f"/player-departures/{player_id}"
    asked = ask_all((games, tournaments), lambda peer: peer.get(path, Obstacles).running)
    return [each for running in asked.values() for each in running]


def tell_new_name(player_id: int, pseudo: str, new_pseudo: str) -> None:
    """To everybody, as often as needed."""
    path = f"/player-renames/{player_id}"
    ask_all(
        tuple(patient.values()),
        lambda peer: peer.put(path, Done, pseudo=pseudo, new_pseudo=new_pseudo),
    )


def tell_departure(player_id: int, pseudo: str, email: str, told: Sequence[str] = KEEPERS) -> None:
    """To everybody, as often as needed; users last, when the account is gone."""
    path = f"/player-departures/{player_id}"
    ask_all(
        [patient[name] for name in told],
        lambda peer: peer.put(path, Done, pseudo=pseudo, email=email),
    )


def stored_of(player_id: int, pseudo: str, email: str) -> dict[str, StoredRows]:
    """What every other service stores of a member."""
    path = f"/player-exports/{player_id}"
    return ask_all(
        tuple(patient.values()),
        lambda peer: peer.get(path, StoredRows, pseudo=pseudo, email=email),
    )


def ask_all(asked: Sequence[Peer], ask: Callable[[Peer], Answer]) -> dict[str, Answer]:
    """All at once, so that it takes as long as the slowest; the answers by service.

    Everybody is asked even if somebody fails: then that failure is raised, in his own words.
    """
    with ThreadPoolExecutor(len(asked)) as threads:
        calls = {peer.name: threads.submit(copy_context().run, ask, peer) for peer in asked}
    return {name: call.result() for name, call in calls.items()}


def left_traces(player_id: int) -> bool:
    """Whether a member ever played, wrote or organised anything."""
    path = f"/player-traces/{player_id}"
    return any(peer.get(path, Traces).traces for peer in (games, tournaments))


def ratings_of(pseudo: str) -> RatingSheet:
    return games.get(f"/player-ratings/{quote(pseudo, safe='')}", RatingSheet, moves=0)


def agenda_items(service: str, player_id: int, language: str) -> list[AgendaItem]:
    """What waits for a member in a service."""
    path = f"/agenda-items/{player_id}"
    peer = games if service == games.name else tournaments
    return peer.get(path, AgendaItems, lang=language).items


def _account(pseudo: str) -> str:
    return f"/accounts/{quote(pseudo, safe='')}"


def last_logins(user_ids: Collection[int]) -> dict[int, datetime | None]:
    asked = json.dumps(sorted(user_ids))
    found = users.get("/account-logins", LastLogins, user_ids=asked).last_logins
    return {int(user_id): moment for user_id, moment in found.items()}
