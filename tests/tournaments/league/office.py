"""A league to test with: founder, scorer and stranger, teams, players and games."""

import itertools
from datetime import date, timedelta

import requests

from tests.api import Api
from tests.factories import Member

YEAR = 2024
TEAMS = "ABCD"
_days = itertools.count()


class Office:
    """Calls in the name of a member; `ok` insists on success and returns the answer."""

    def __init__(self, api: Api, members: dict[str, Member]):
        self.api, self.members = api, members
        number = next(_days)
        name = f"League {members['founder'].pseudo} {number}"
        self.league = self.ok("POST", "/leagues", name=name)["id"]
        scorer = members["scorer"].pseudo
        self.ok("POST", f"/league-staff/{self.league}", pseudo=scorer, role="scorer")
        self.season = self.stage("regular", qualifying=2)
        self.teams = [self.team(f"Team {letter}") for letter in TEAMS]
        self.players = [self.player(team, f"選手{place}") for place, team in enumerate(self.teams)]

    def call(
        self,
        verb: str,
        path: str,
        by: str | None = "founder",
        headers: dict[str, str] | None = None,
        **sent,
    ) -> requests.Response:
        """`by` names a member, nobody, or somebody whose token is nonsense."""
        member = self.members.get(by or "")
        token = member.token if member else by
        where = "params" if verb in ("GET", "DELETE") else "json"
        return self.api.call(
            verb, "tournaments", path, token=token, headers=headers or {}, **{where: sent}
        )

    def ok(self, verb: str, path: str, by: str | None = "founder", **sent) -> dict:
        answer = self.call(verb, path, by, **sent)
        assert answer.status_code in (200, 201), (answer.status_code, answer.text)
        return answer.json()

    def status(self, verb: str, path: str, by: str | None = "founder", **sent) -> int:
        answer = self.call(verb, path, by, **sent)
        assert answer.status_code < 400 or answer.json()["msg"], answer.text
        return answer.status_code

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

    def schedule(self, season: int | None = None) -> int:
        """Four teams on a day of their own."""
        day = date(YEAR, 1, 1) + timedelta(days=next(_days))
        return self.ok(
            "POST",
            f"/league-games/{season or self.season}",
            date=day.isoformat(),
            match_number=1,
            team_ids=self.teams,
        )["id"]

    def game(self, season: int | None = None) -> int:
        """A game with its line-up."""
        game = self.schedule(season)
        self.ok("PUT", f"/league-line-ups/{game}", by="scorer", player_ids=self.players)
        return game

    def scores(self, game: int, scores: list[int], **more) -> dict:
        return self.ok("PUT", f"/league-game-scores/{game}", by="scorer", scores=scores, **more)

    def close(self, season: int) -> None:
        self.ok("PUT", f"/league-stages/{season}", finished=True)

    def reopen(self, season: int, reason: str = "計算の誤り") -> None:
        self.ok("PUT", f"/league-stages/{season}", finished=False, reason=reason)

    def totals(self, stage: int = 0, year: int = YEAR) -> dict[int, float]:
        tables = self.ok("GET", f"/league-standings/{self.league}", year=year)["stages"]
        return {
            row["team_id"]: row["total_points_with_carryover"] for row in tables[stage]["standings"]
        }
