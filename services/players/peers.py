"""What players asks the other services."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from urllib.parse import quote

from pydantic import BaseModel

from shared.errors import BadRequest, Refusal
from shared.peers import Done, Peer, PeerRefused

users = Peer("players", "users")
emails = Peer("players", "emails")
games = Peer("players", "games")
tournaments = Peer("players", "tournaments")


class Account(BaseModel):
    """What users knows of a member."""

    created_at: datetime
    last_login: datetime | None
    administrator: bool
    blocked: bool


class AddedAccount(BaseModel):
    """The account that users made."""

    user_id: int


class Traces(BaseModel):
    """Whether a member ever did anything in a service."""

    traces: bool


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


def forget_address(address: str) -> None:
    emails.delete("/emails", Done, email_value=address)


def games_of(player_id: int, *, running: bool = False) -> dict[str, int]:
    """The games of a member, with the role in each; `running`: those not finished."""
    path = f"/player-allocations/{player_id}"
    return games.get(path + "?running=1" if running else path, dict[str, int])


def left_traces(player_id: int) -> bool:
    """Whether a member ever played, wrote or organised anything."""
    path = f"/player-traces/{player_id}"
    return any(peer.get(path, Traces).traces for peer in (games, tournaments))


def ratings_of(pseudo: str) -> RatingSheet:
    return games.get(f"/player-ratings/{quote(pseudo, safe='')}", RatingSheet, moves=0)


def _account(pseudo: str) -> str:
    return f"/accounts/{quote(pseudo, safe='')}"
