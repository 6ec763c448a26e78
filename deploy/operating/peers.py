"""Every call the operator's command makes to the services."""

import json
from datetime import datetime
from urllib.parse import quote

from pydantic import BaseModel

from shared.peers import Done, Peer

# Nobody waits behind the operator: he would rather have an answer late than none.
READ_SECONDS = 30
users = Peer("operator", "users", read_seconds=READ_SECONDS)
emails = Peer("operator", "emails", read_seconds=READ_SECONDS)
games = Peer("operator", "games", read_seconds=READ_SECONDS)


class SeenAccount(BaseModel):
    user_name: str
    created_at: datetime
    last_login: datetime | None
    administrator: bool
    blocked: bool


class SeenAccounts(BaseModel):
    accounts: list[SeenAccount]


class OutboxMail(BaseModel):
    id: int
    state: str
    template: str
    address: str | None
    attempts: int
    trouble: str | None
    created_at: datetime


class OutboxMails(BaseModel):
    mails: list[OutboxMail]


class FailingGame(BaseModel):
    game_id: int
    name: str
    tries: int
    failure: str
    given_up: bool
    next_try_at: datetime | None


class FailingGames(BaseModel):
    games: list[FailingGame]


def accounts_named(names: list[str]) -> SeenAccounts:
    return users.get("/accounts", SeenAccounts, user_names=json.dumps(names))


def accounts_after(name: str | None, limit: int) -> SeenAccounts:
    return users.get("/accounts", SeenAccounts, after=name, limit=limit)


def set_password(name: str, password: str) -> str:
    return users.put(f"/accounts/{quote(name, safe='')}/password", Done, password=password).msg


def block(name: str) -> str:
    return users.put(f"/blocks/{quote(name, safe='')}", Done).msg


def unblock(name: str) -> str:
    return users.delete(f"/blocks/{quote(name, safe='')}", Done).msg


def promote(name: str) -> str:
    return users.put(f"/administrators/{quote(name, safe='')}", Done).msg


def dismiss(name: str) -> str:
    return users.delete(f"/administrators/{quote(name, safe='')}", Done).msg


def rotate_signing_key() -> str:
    return users.post("/keys", Done).msg


def mails(state: str | None, limit: int) -> OutboxMails:
    return emails.get("/outbox", OutboxMails, limit=limit, state=state)  # None is not sent


def retry_mail(mail_id: int) -> str:
    return emails.post(f"/outbox/{mail_id}/retries", Done).msg


def failing_games() -> FailingGames:
    return games.get("/failing-games", FailingGames)


def try_game_again(game_id: int) -> str:
    return games.post(f"/failing-games/{game_id}/retries", Done).msg
