"""A service in this process: its real routes and database, tokens that are pseudos.

Rules over HTTP are tested here in milliseconds; tests/system plays on the whole running stack."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from importlib import import_module
from json import loads
from types import SimpleNamespace
from typing import Any

import psycopg
from flask import Flask

from shared import clock, database, members
from shared.members import Member
from shared.migrations import migrate
from shared.peers import PeerRefused
from shared.tokens import EVERYTHING, service_token


class Answer:
    """A response as the client of the stack shows it."""

    def __init__(self, response: Any):
        self.status_code: int = response.status_code
        self.content: bytes = response.data
        self.headers = response.headers

    @property
    def ok(self) -> bool:
        return self.status_code < 400

    @property
    def text(self) -> str:
        return self.content.decode()

    def json(self) -> Any:
        return loads(self.content)


@contextmanager
def running(name: str, folder: Any) -> Iterator["InProcess"]:
    """A service for a while; afterwards the process belongs to whichever it belonged to before."""
    before = database._Bound.engine, database._Bound.queue
    try:
        yield InProcess(import_module(f"services.{name}.app").app, folder, name)
    finally:
        database._Bound.engine, database._Bound.queue = before


class InProcess:
    """Called as the stack is; the token is the pseudo itself."""

    def __init__(self, app: Flask, folder: Any, name: str = "games"):
        self.app, self.name = app, name
        self.moved = timedelta()
        url = _database_url(folder, name)
        migrate(name, url)
        database.use_database(url)
        self.members: dict[str, Member] = {}
        members._players[name] = SimpleNamespace(get=self._ask_players)
        app.extensions["verifier"] = SimpleNamespace(verify=self._verify)

    def call(
        self,
        verb: str,
        service: str,
        path: str,
        *,
        token: str = "",
        by_service: str | None = None,
        **sent: Any,
    ) -> Answer:
        assert service == self.name
        headers = dict(sent.pop("headers", {})) | ({"AccessToken": token} if token else {})
        if by_service:
            headers["ServiceToken"] = service_token(by_service, service)
        if "params" in sent:
            sent["query_string"] = sent.pop("params")
        return Answer(self.app.test_client().open(path, method=verb, headers=headers, **sent))

    def get(self, service: str, path: str, **sent: Any) -> Answer:
        return self.call("GET", service, path, **sent)

    def post(self, service: str, path: str, **sent: Any) -> Answer:
        return self.call("POST", service, path, **sent)

    def register(self, pseudo: str, player_id: int, zone: str = "UTC") -> None:
        """Let the service believe that players knows this member."""
        self.members[pseudo] = Member(
            player_id=player_id,
            pseudo=pseudo,
            user_id=player_id,
            email_confirmed=True,
            language="en",
            zone=zone,
        )

    def _verify(self, token: str) -> SimpleNamespace:
        known = self.members.get(token)
        return SimpleNamespace(
            pseudo=token,
            token_id=token,
            user_id=known.user_id if known else 0,
            administrator=token == "admin",
            usurper=None,
            scopes=EVERYTHING,
        )

    def _ask_players(self, path: str, _answer: type) -> Member:
        _, kind, key = path.split("/")
        name = "pseudo" if kind == "player-identities" else "user_id"
        for known in self.members.values():
            if str(getattr(known, name)) == key:
                return known
        raise PeerRefused(f"Player {key} doesn't exist", status=404)

    def now(self) -> datetime:
        return datetime.now(UTC) + self.moved

    def follow_clock(self, monkeypatch: Any) -> None:
        monkeypatch.setattr(clock, "shift", lambda: self.moved)


def _database_url(folder: Any, name: str) -> str:
    """A file, or a database of its own beside those of the stack when TEST_DATABASE_URL is set."""
    template = os.environ.get("TEST_DATABASE_URL", "")
    if "{service}" not in template:
        return f"sqlite:///{folder}/{name}.db"
    own = f"{name}_in_process"
    with psycopg.connect(template.replace("{service}", name), autocommit=True) as connection:
        # The service of the tests before may still be connected to it.
        connection.execute(f"DROP DATABASE IF EXISTS {own} WITH (FORCE)")
        connection.execute(f"CREATE DATABASE {own}")
    return template.replace("{service}", own).replace("postgresql:", "postgresql+psycopg:")
