"""A league to test with: founder, scorer and stranger, teams, players and games.

The service runs within the process: tokens name their member, and members are known without
asking the players service, whose answers other tests cover.
"""

import itertools
import os
from datetime import date, timedelta

from flask import Flask
from sqlalchemy import create_engine, text

from shared import clock, database, identity
from shared.identity import Identity
from shared.migrations import migrate
from shared.service import create_service
from shared.tokens import BadToken, Claims

MEMBERS = {"founder": 1, "scorer": 2, "stranger": 3}
YEAR = 2024
SCHEMA = "league_tests"
_numbers = itertools.count(1)


class NamedTokens:
    """Takes a member's name for his token."""

    def verify(self, token: str) -> Claims:
        if token not in MEMBERS:
            raise BadToken("Not enough segments")
        return Claims(token, MEMBERS[token], 1, token, "key", 0, 2**31, False, None)


def build_service(folder: str) -> Flask:
    from services.tournaments.routes import ROUTES

    app = create_service("tournaments", ROUTES, description="Under test.")
    url = _database_url(folder)
    migrate("tournaments", url)
    database.use_database(url)
    app.extensions["verifier"] = NamedTokens()
    return app


def _database_url(folder: str) -> str:
    """TEST_DATABASE_URL runs these tests on PostgreSQL too, in a schema of their own."""
    template = os.environ.get("TEST_DATABASE_URL")
    if not template:
        return f"sqlite:///{folder}/league.db"
    url = template.replace("{service}", "tournaments")
    url = url.replace("postgresql://", "postgresql+psycopg://")
    with create_engine(url).begin() as connection:
        connection.execute(text(f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE"))
        connection.execute(text(f"CREATE SCHEMA {SCHEMA}"))
    return f"{url}?options=-csearch_path%3D{SCHEMA}"


class Office:
    """Calls in the name of a member; `ok` insists on success and returns the answer."""

    def __init__(self, app: Flask):
        self.client = app.test_client()
        for pseudo, player_id in MEMBERS.items():
            member = Identity(
                player_id=player_id, pseudo=pseudo, email_confirmed=True, language="fr"
            )
            identity._known[pseudo] = (clock.monotonic() + 3600, member)
        number = next(_numbers)
        self.league = self.ok("POST", "/leagues", name=f"League {number}")["id"]
        self.ok("POST", f"/league-staff/{self.league}", pseudo="scorer", role="scorer")
        self.season = self.stage("regular", qualifying=2)
        self.teams = [self.team(f"Team {letter}") for letter in "ABCD"]
        self.players = [self.player(team, f"選手{place}") for place, team in enumerate(self.teams)]
        self.days = (date(YEAR, 9, 16) + timedelta(days=day) for day in range(400))

    def call(self, verb: str, path: str, by: str | None = "founder", **sent):
        headers = {"AccessToken": by} if by else {}
        where = "query_string" if verb in ("GET", "DELETE") else "json"
        return self.client.open(path, method=verb, headers=headers, **{where: sent})

    def ok(self, verb: str, path: str, by: str | None = "founder", **sent) -> dict:
        answer = self.call(verb, path, by, **sent)
        assert answer.status_code in (200, 201), (answer.status_code, answer.json)
        return answer.json

    def stage(self, season: str, year: int = YEAR, **values) -> int:
        path = f"/league-seasons/{self.league}"
        return self.ok("POST", path, year=year, season=season, **values)["id"]

    def team(self, name: str) -> int:
        path = f"/league-teams/{self.league}"
        return self.ok("POST", path, name=name, joined_season_year=YEAR)["id"]

    def player(self, team: int, name: str, reading: str = "せんしゅ") -> int:
        made = self.ok(
            "POST",
            f"/league-players/{self.league}",
            name=name,
            name_furigana=reading,
            joined_season_year=YEAR,
        )
        self.join(made["id"], team)
        return made["id"]

    def join(self, player: int, team: int, joined: int = YEAR, left: int | None = None) -> None:
        self.ok(
            "POST",
            f"/league-memberships/{self.league}",
            player_id=player,
            team_id=team,
            joined_season_year=joined,
            left_season_year=left,
        )

    def scheduled(self, season: int | None = None) -> int:
        return self.ok(
            "POST",
            f"/league-games/{season or self.season}",
            date=next(self.days).isoformat(),
            match_number=1,
            team_ids=self.teams,
        )["id"]

    def game(self, season: int | None = None) -> int:
        """A game with its line-up."""
        game = self.scheduled(season)
        self.ok("PUT", f"/league-line-ups/{game}", by="scorer", player_ids=self.players)
        return game

    def scores(self, game: int, scores: list[int], **more) -> dict:
        return self.ok("PUT", f"/league-game-scores/{game}", by="scorer", scores=scores, **more)
