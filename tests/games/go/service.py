"""The games service in this process: its real routes and database, tokens that are pseudos.

Rules over HTTP are tested here in milliseconds; tests/system plays on the whole running stack."""

import os
from datetime import UTC, datetime, timedelta
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

OWN_DATABASE = "go_in_process"


class Answer:
    """A response as the client of the stack shows it."""

    def __init__(self, response: Any):
        self.status_code: int = response.status_code
        self.content: bytes = response.data
        self.headers = response.headers

    @property
    def text(self) -> str:
        return self.content.decode()

    def json(self) -> Any:
        return loads(self.content)


class GoService:
    """Called as the stack is; the token is the pseudo itself."""

    def __init__(self, app: Flask, folder: Any):
        self.app = app
        self.moved = timedelta()
        url = _database_url(folder)
        migrate("games", url)
        database.use_database(url)
        self.members: dict[str, Member] = {}
        members._players["games"] = SimpleNamespace(get=self._ask_players)
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
        assert service == "games"
        headers = {"AccessToken": token}
        if by_service:
            headers["ServiceToken"] = service_token(by_service, service)
        if "params" in sent:
            sent["query_string"] = sent.pop("params")
        return Answer(self.app.test_client().open(path, method=verb, headers=headers, **sent))

    def register(self, pseudo: str, player_id: int) -> None:
        """Let the service believe that players knows this member."""
        self.members[pseudo] = Member(
            player_id=player_id,
            pseudo=pseudo,
            user_id=player_id,
            email_confirmed=True,
            language="en",
        )

    def _verify(self, token: str) -> SimpleNamespace:
        known = self.members.get(token)
        return SimpleNamespace(
            pseudo=token,
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
        monkeypatch.setattr(clock, "_shift", lambda: self.moved)


def _database_url(folder: Any) -> str:
    """A file, or a database of its own beside those of the stack when TEST_DATABASE_URL is set."""
    template = os.environ.get("TEST_DATABASE_URL", "")
    if "{service}" not in template:
        return f"sqlite:///{folder}/games.db"
    with psycopg.connect(template.replace("{service}", "games"), autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {OWN_DATABASE}")
        connection.execute(f"CREATE DATABASE {OWN_DATABASE}")
    return template.replace("{service}", OWN_DATABASE).replace("postgresql:", "postgresql+psycopg:")
