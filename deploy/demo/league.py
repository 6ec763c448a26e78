"""A league of mahjong in its semifinal: games of scores, and one kept hand by hand."""

import random
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

from deploy.demo.client import Api, Member

SEED = 136
TEAMS = (
    ("Dragons de Lille", (("青木 翼", "あおき つばさ"), ("Léa Morvan", "れあ もるゔぁん"))),
    ("Vents du Nord", (("黒田 静香", "くろだ しずか"), ("Paul Kessel", "ぽーる けっせる"))),
    (
        "Bambous verts",
        (("藤井 亮", "ふじい りょう"), ("Anna Lindqvist", "あんな りんどくゔぃすと")),
    ),
    (
        "Tuiles rouges",
        (("村上 淳一", "むらかみ じゅんいち"), ("Marc Oberlin", "まるく おーべるらん")),
    ),
    ("Rivière calme", (("白石 美咲", "しらいし みさき"), ("Eva Rossi", "えゔぁ ろっし"))),
    ("Mur de l'Est", (("中村 健太", "なかむら けんた"), ("Jules Perrin", "じゅーる ぺらん"))),
)
HANDS: tuple[dict[str, Any], ...] = (
    {"end": "ron", "wins": [{"winner": 1, "loser": 3, "han": 3, "fu": 40}], "riichi": [1]},
    {"end": "tsumo", "wins": [{"winner": 1, "han": 2, "fu": 30}]},
    {"end": "draw", "tenpai": [0, 2]},
    {"end": "ron", "wins": [{"winner": 2, "loser": 0, "limit": "mangan"}], "riichi": [2]},
    {"end": "ron", "wins": [{"winner": 0, "loser": 1, "han": 1, "fu": 30}]},
)


class League:
    """A league and the secretary who writes everything down."""

    def __init__(self, api: Api, secretary: Member, name: str):
        self.api, self.secretary = api, secretary
        self.luck = random.Random(SEED)
        self.number = self._post("/leagues", name=name)["id"]
        today = datetime.now(UTC).date()
        self.year = today.year
        self.day = today - timedelta(days=60)
        self.players: dict[int, list[int]] = {}

    def add_team(self, name: str, players: Sequence[tuple[str, str]]) -> None:
        team = self._post(f"/league-teams/{self.number}", name=name, joined_season_year=self.year)[
            "id"
        ]
        self.players[team] = [self._add_player(team, *player) for player in players]

    def stage(self, season: str, qualifying: int) -> int:
        path = f"/league-seasons/{self.number}"
        return self._post(path, year=self.year, season=season, qualifying=qualifying)["id"]

    def close(self, stage: int) -> None:
        self.api.put("tournaments", f"/league-stages/{stage}", self.secretary, finished=True)

    def qualified(self) -> list[int]:
        path = f"/league-standings/{self.number}"
        stages = self.api.get("tournaments", path, year=self.year)["stages"]
        return [row["team_id"] for row in stages[0]["standings"] if row["qualified"]]

    def game(self, stage: int, teams: Sequence[int]) -> int:
        self.day += timedelta(days=2)
        path = f"/league-games/{stage}"
        game = self._post(path, date=self._today(), match_number=1, team_ids=list(teams))["id"]
        seated = [self.luck.choice(self.players[team]) for team in teams]
        self.api.put("tournaments", f"/league-line-ups/{game}", self.secretary, player_ids=seated)
        return game

    def score(self, game: int) -> None:
        """Four hundreds that add up to what was on the table."""
        first, second, third = (self.luck.randrange(100, 430) * 100 for _ in range(3))
        scores = [first, second, third, 100_000 - first - second - third]
        path = f"/league-game-scores/{game}"
        self.api.put("tournaments", path, self.secretary, scores=scores)

    def write(self, game: int, hands: Sequence[dict[str, Any]]) -> None:
        for hand in hands:
            self._post(f"/league-written-hands/{game}", **hand)

    def _add_player(self, team: int, name: str, reading: str) -> int:
        sent = {"name": name, "name_furigana": reading, "joined_season_year": self.year}
        player = self._post(f"/league-players/{self.number}", **sent)["id"]
        self._post(
            f"/league-memberships/{self.number}",
            player_id=player,
            team_id=team,
            joined_season_year=self.year,
        )
        return player

    def _post(self, path: str, **sent: Any) -> Any:
        return self.api.post("tournaments", path, self.secretary, **sent)

    def _today(self) -> str:
        return max(self.day, date(self.year, 1, 1)).isoformat()


def run_league(api: Api, secretary: Member, games: int) -> dict[str, str]:
    """Where to look, by what is to be seen there."""
    league = League(api, secretary, "Ligue des quatre vents")
    for name, players in TEAMS:
        league.add_team(name, players)
    regular = league.stage("regular", qualifying=4)
    teams = list(league.players)
    for number in range(games):
        league.score(league.game(regular, [teams[(number + n) % len(teams)] for n in range(4)]))
    league.close(regular)
    semifinal = league.stage("semifinal", qualifying=2)
    going_on = league.qualified()
    league.score(league.game(semifinal, going_on))
    kept = league.game(semifinal, going_on)
    league.write(kept, HANDS)
    league.game(semifinal, going_on)
    return {"A league of mahjong": f"/leagues/{league.number}"}
