"""Who plays whom over the days of a stage: meetings and seats as even as can be."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from random import Random

MOST_TEAMS = 16


@dataclass(frozen=True)
class Wish:
    """So many teams at a table, tables a day, games of each table a day, games of each team."""

    players: int = 4
    tables: int = 1
    games_a_day: int = 2
    games_per_team: int | None = None


@dataclass(frozen=True)
class PlannedGame:
    """`day` counts from 0; seats in order, the first deals first."""

    day: int
    match_number: int
    teams: tuple[int, ...]


@dataclass
class Balance:
    """How often each team has played, met each other, and sat in each seat."""

    games: Counter = field(default_factory=Counter)
    meetings: Counter = field(default_factory=Counter)
    seats: Counter = field(default_factory=Counter)
    last_day: dict[int, int] = field(default_factory=dict)

    def count(self, teams: Sequence[int], day: int) -> None:
        self.games.update(teams)
        self.meetings.update(map(frozenset, combinations(teams, 2)))
        self.seats.update((team, seat) for seat, team in enumerate(teams))
        self.last_day |= dict.fromkeys(teams, day)


def plan_games(teams: Sequence[int], days: int, wish: Wish, lot: int = 0) -> list[PlannedGame]:
    """Those of a table play together all games of a day, as leagues do; `lot` breaks ties.

    Every day the teams with the fewest games play, among them those who met least.
    """
    random, balance = Random(lot), Balance()
    planned: list[PlannedGame] = []
    for day in range(days):
        free = [team for team in teams if _still_plays(balance, team, wish)]
        for table in range(wish.tables):
            if len(free) < wish.players:
                break
            chosen = _table(balance, free, wish.players, day, random)
            free = [team for team in free if team not in chosen]
            for game in range(wish.games_a_day):
                seated = _seats(balance, chosen, random)
                balance.count(seated, day)
                planned.append(PlannedGame(day, table * wish.games_a_day + game + 1, seated))
    return planned


def balance_of(planned: Sequence[PlannedGame]) -> Balance:
    balance = Balance()
    for game in planned:
        balance.count(game.teams, game.day)
    return balance


def _still_plays(balance: Balance, team: int, wish: Wish) -> bool:
    most = wish.games_per_team
    return most is None or balance.games[team] + wish.games_a_day <= most


def _table(
    balance: Balance, free: Sequence[int], players: int, day: int, random: Random
) -> tuple[int, ...]:
    """The fewest games first; then who met least, squared so that no pair stands out; then rest."""

    def cost(group: tuple[int, ...]) -> tuple[int, int, int, float]:
        met = (balance.meetings[frozenset(pair)] for pair in combinations(group, 2))
        rested = sum(day - balance.last_day.get(team, -1) for team in group)
        played = sum(balance.games[team] for team in group)
        return played, sum((times + 1) ** 2 - times**2 for times in met), -rested, random.random()

    return min(combinations(free, players), key=cost)


def _seats(balance: Balance, group: Sequence[int], random: Random) -> tuple[int, ...]:
    """Each team where it has sat least."""

    def cost(order: tuple[int, ...]) -> tuple[int, float]:
        sat = (balance.seats[team, seat] for seat, team in enumerate(order))
        return sum(times**2 + times for times in sat), random.random()

    return min(permutations(group), key=cost)
