"""The team league: import next to the bare cost of shanten, and statistics as seasons grow.

Processor time next to processor time: of this process, and of the service's for an import over
HTTP. How long people wait for an import stands beside it, by the clock.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date, timedelta

from mahjong.shanten import Shanten
from sqlalchemy import create_engine, text

from services.tournaments.league.domain.formats.logs import write_log
from services.tournaments.league.domain.games import GameReplay, replay_game
from services.tournaments.league.domain.rule_sets import M_LEAGUE
from services.tournaments.league.domain.tiles import kind_counts, parse_hand
from tests.api import Api
from tests.bench.processes import processor_seconds
from tests.bench.table import Row, at_most
from tests.factories import Member, a_member
from tests.stack import Stack
from tests.tournaments.league.generator import random_game

GAMES, DIFFERENT_GAMES = 200, 20
SEASONS = 7
YEAR = 2018
NAMES = ("A", "B", "C", "D")
READS = 5
ROUNDS = 3  # the best of them counts, for others use this machine, too


def measure(stack: Stack, _bare_url: str) -> Iterator[Row]:
    replays = [replay_game(M_LEAGUE, random_game(seed)) for seed in range(DIFFERENT_GAMES)]
    times = GAMES // DIFFERENT_GAMES
    events = times * sum(len(hand.events) for game in replays for hand in game.hands)
    hands = times * sum(len(game.hands) for game in replays)
    bare = min(_shanten_seconds(replays) for _ in range(ROUNDS)) * times
    derived = min(_replay_seconds() for _ in range(ROUNDS)) * times
    league = _League(Api(stack))
    logs = [write_log("mjai", replay, NAMES) for replay in replays]
    games = [league.game(number) for number in range(GAMES)]
    service = stack.pids_of("tournaments")
    with _timed() as waited, _timed(lambda: processor_seconds(service)) as stored:
        for number, game in enumerate(games):
            league.put(f"/league-imports/{game}", form="mjai", log=logs[number % len(logs)])
    yield Row("a season", f"{GAMES} games", f"{hands} hands, {events} events")
    yield _events_row("bare shanten of the same states", events, bare, bare)
    yield _events_row("derivation alone", events, derived, bare, 1.31)
    yield _events_row("import over HTTP, stored", events, stored.seconds, bare, 1.5)
    yield _events_row("the same by the clock", events, waited.seconds, bare)
    one = league.statistics_seconds()
    _copy_seasons(stack, league.season, league.id)
    many = league.statistics_seconds()
    yield Row("statistics of one season", f"{one * 1000:.0f} ms")
    ratio = f"{many / one:.2f} of one season"
    yield Row(f"statistics of {SEASONS} seasons", f"{many * 1000:.0f} ms", ratio)


def _events_row(
    what: str, events: int, seconds: float, bare: float, most: float | None = None
) -> Row:
    ratio = f"{seconds / bare:.2f} of the time of bare shanten"
    aim = at_most(most, seconds / bare) if most else None
    return Row(what, f"{events / seconds:.0f} events/s", ratio, aim)


class _Timer:
    seconds = 0.0


@contextmanager
def _timed(clock: Callable[[], float] = time.monotonic) -> Iterator[_Timer]:
    timer = _Timer()
    began = clock()
    yield timer
    timer.seconds = clock() - began


def _shanten_seconds(replays: list[GameReplay]) -> float:
    states = [state for game in replays for hand in game.hands for state in hand.table.states]
    closed = [kind_counts(parse_hand(state.hand)) for state in states]
    with _timed(time.process_time) as timer:
        for counts in closed:
            Shanten.calculate_shanten_for_regular_hand(counts)
            if sum(counts) == 13:
                Shanten.calculate_shanten_for_chiitoitsu_hand(counts)
                Shanten.calculate_shanten_for_kokushi_hand(counts)
    return timer.seconds


def _replay_seconds() -> float:
    logs = [random_game(seed) for seed in range(DIFFERENT_GAMES)]
    with _timed(time.process_time) as timer:
        for log in logs:
            replay_game(M_LEAGUE, log)
    return timer.seconds


class _League:
    """A league of four teams with one player each."""

    def __init__(self, api: Api):
        self.api = api
        self.founder: Member = a_member(api)
        self.id = self.post("/leagues", name=f"Bench {self.founder.pseudo}")["id"]
        self.season = self.post(f"/league-seasons/{self.id}", year=YEAR, season="regular")["id"]
        self.teams = [self._team(name) for name in NAMES]
        self.players = [self._player(team) for team in self.teams]

    def post(self, path: str, **sent) -> dict:
        answer = self.api.post("tournaments", path, token=self.founder.token, json=sent)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def put(self, path: str, **sent) -> None:
        answer = self.api.put("tournaments", path, token=self.founder.token, json=sent)
        assert answer.status_code in (200, 201), answer.text

    def _team(self, name: str) -> int:
        return self.post(f"/league-teams/{self.id}", name=name, joined_season_year=YEAR)["id"]

    def _player(self, team: int) -> int:
        named = {"name": f"P{team}", "name_furigana": "ぴい", "joined_season_year": YEAR}
        player = self.post(f"/league-players/{self.id}", **named)["id"]
        joined = {"player_id": player, "team_id": team, "joined_season_year": YEAR}
        self.post(f"/league-memberships/{self.id}", **joined)
        return player

    def game(self, number: int) -> int:
        day = date(YEAR, 10, 1) + timedelta(days=number)
        planned = {"date": day.isoformat(), "match_number": 1, "team_ids": self.teams}
        game = self.post(f"/league-games/{self.season}", **planned)["id"]
        self.put(f"/league-line-ups/{game}", player_ids=self.players)
        return game

    def statistics_seconds(self) -> float:
        """The best of several reads of the whole table."""
        seconds = []
        for _ in range(READS):
            with _timed() as timer:
                answer = self.api.get("tournaments", f"/league-statistics/{self.id}")
            assert len(answer.json()["players"]) == len(self.players)
            seconds.append(timer.seconds)
        return min(seconds)


def _copy_seasons(stack: Stack, season: int, league: int) -> None:
    """Six more seasons with the rows that statistics read, copied within the database."""
    url = stack.environment.get(
        "TOURNAMENTS_DATABASE_URL", f"sqlite:///{stack.data}/tournaments.db"
    )
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        for copy in range(1, SEASONS):
            known = {"season": season, "copy": season + copy * 1000, "league": league}
            known |= {"step": copy * 100_000, "year": YEAR + copy}
            for statement in _COPIES:
                connection.execute(text(statement), known)
            for table, key, step in (("hand", "hand_id", 100), ("game", "game_id", 1)):
                _copy_facts(connection, f"league_{table}_facts", key, known, step)


def _copy_facts(connection, table: str, key: str, known: dict, step: int) -> None:
    names = connection.execute(text(f"SELECT * FROM {table} LIMIT 1")).keys()
    columns = ", ".join(name for name in names if name not in (key, "season_id"))
    connection.execute(
        text(
            f"INSERT INTO {table} ({key}, season_id, {columns}) "
            f"SELECT {key} + :step * {step}, :copy, {columns} FROM {table} "
            "WHERE season_id = :season"
        ),
        known,
    )


_COPIES = (
    "INSERT INTO league_seasons (id, league_id, year, season, qualifying, finished) "
    "VALUES (:copy, :league, :year, 'regular', 0, false)",
    "INSERT INTO league_games (id, season_id, date, match_number, round_number, finished, version) "
    "SELECT id + :step, :copy, date, match_number, round_number, finished, version "
    "FROM league_games WHERE season_id = :season",
    "INSERT INTO league_game_results (game_id, seat, player_id, team_id, score, points, "
    "penalty_points, rank) SELECT game_id + :step, seat, player_id, team_id, score, points, "
    "penalty_points, rank FROM league_game_results "
    "WHERE game_id IN (SELECT id FROM league_games WHERE season_id = :season)",
    "INSERT INTO league_hands (id, game_id, number, parent_player_id, round, honba_count, "
    "reach_stick_count, is_over) SELECT id + :step * 100, game_id + :step, number, "
    "parent_player_id, round, honba_count, reach_stick_count, is_over FROM league_hands "
    "WHERE game_id IN (SELECT id FROM league_games WHERE season_id = :season)",
)
