"""Several teams of the same size; everybody meets everybody of the other teams.

In a round a team is spread over several others, so that nobody has to rest as long as the
number of players is even, be the number of teams odd or not.
"""

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from services.tournaments.rules.colours import balance_colours
from services.tournaments.rules.competitions import Competition
from services.tournaments.rules.engines import Demand, NoPairingPossible, Proposal, WrongEntry
from services.tournaments.rules.round_robin import berger
from services.tournaments.rules.settings import WrongSetting, require_known
from services.tournaments.rules.teams import equal_teams

LARGEST_MOLTER = 200

Seat = tuple[int, int]  # team and board, from 0
Games = list[tuple[Seat, Seat]]


@dataclass(frozen=True)
class MolterSettings:
    """`meet` everybody of the other teams, or of every other team one."""

    meet: Literal["everybody", "every_team"] = "everybody"


def molter_settings(stored: dict[str, Any]) -> MolterSettings:
    require_known(MolterSettings, stored, "setting of Molter")
    found = MolterSettings(**stored)
    if found.meet not in ("everybody", "every_team"):
        raise WrongSetting("meet must be everybody or every_team")
    return found


class MolterEngine:
    """The table is drawn up for all rounds at once, colours included."""

    def pair(self, competition: Competition, demand: Demand) -> Proposal:
        rosters = equal_teams(competition)
        meet = molter_settings(competition.settings).meet
        if len(rosters) < 2:
            raise WrongEntry("Molter needs teams with the same number of players, two at least")
        rounds = table(len(rosters), len(rosters[0]), meet)
        if not 1 <= demand.round <= len(rounds):
            raise NoPairingPossible(
                f"{len(rosters)} teams of {len(rosters[0])} play {len(rounds)} rounds; "
                "all are paired"
            )
        pairs = tuple(
            (rosters[white[0]][white[1]], rosters[black[0]][black[1]])
            for white, black in rounds[demand.round - 1]
        )
        if competition.initial_colour == "b":
            pairs = tuple((black, white) for white, black in pairs)
        busy = {number for pair in pairs for number in pair}
        resting = tuple(each for roster in rosters for each in roster if each not in busy)
        told = {
            "table": f"Molter {len(rosters)} x {len(rosters[0])}, {meet}",
            "round": demand.round,
            "of": len(rounds),
        }
        return Proposal(pairs, resting, (), [told])


@lru_cache(maxsize=16)
def table(teams: int, size: int, meet: str = "everybody") -> list[Games]:
    """Rounds of (white, black), the first boards first."""
    if teams * size > LARGEST_MOLTER:
        raise WrongEntry(f"A table of Molter takes at most {LARGEST_MOLTER} players")
    if meet == "everybody":
        rounds = list(_everybody(teams, size))
    elif teams % 2 and size % 2:
        raise WrongEntry("An odd number of teams of odd size cannot meet every team at once")
    else:
        rounds = _every_team(teams, size)
    ordered = [
        sorted(games, key=lambda game: sorted((seat[1], seat[0]) for seat in game))
        for games in rounds
    ]
    return balance_colours(ordered)


def _everybody(teams: int, size: int) -> Iterator[Games]:
    """Boards that meet in one layer are equal ones or two that face each other."""
    if teams % 2 == 1 and size % 2 == 0:
        yield from _with_floaters(teams, size)
        layers, first = _layers(size)[2:], _layers(size)[1]
        yield from _layer(teams, first, range(2, teams))
    else:
        layers = _layers(size)
    # In step 0 team-mates would meet. An odd number of players needs it to rest in turn.
    resting = teams % 2 and size % 2
    for layer in layers:
        yield from _layer(teams, layer, range(0 if resting else 1, teams))


def _layers(size: int) -> list[list[tuple[int, int]]]:
    """Which board meets which, until every one has met all and itself."""
    if size % 2 == 0:
        return [[(board, board) for board in range(size)], *_neighbours_first(size)]
    return [
        [(one, (shift - one) % size) for one in range(size) if one <= (shift - one) % size]
        for shift in range(size)
    ]


def _neighbours_first(size: int) -> Iterator[list[tuple[int, int]]]:
    """Berger tables with boards numbered so that 0 meets 1 in the first round, 2 meets 3 …"""
    board = {}
    for place, pair in enumerate(berger(size)[0]):
        for side, number in enumerate(sorted(pair)):
            board[number] = 2 * place + side
    for pairs in berger(size):
        yield [
            (min(board[one], board[other]), max(board[one], board[other])) for one, other in pairs
        ]


def _layer(teams: int, layer: list[tuple[int, int]], steps: range) -> list[Games]:
    """All steps of all pairs of boards. Each pair begins with the step that brings the fewest
    games between teams who meet on other boards already, so that teams are spread."""
    rounds: list[Games] = [[] for _ in steps]
    met: list[Counter[frozenset[int]]] = [Counter() for _ in steps]
    for board, other in layer:
        parts = deque(_on(teams, board, other, step) for step in steps)
        parts.rotate(-_best_turn(parts, met))
        for games, before, part in zip(rounds, met, parts, strict=True):
            games += part
            before.update(_teams(game) for game in part)
    return rounds


def _best_turn(parts: deque[Games], met: list[Counter[frozenset[int]]]) -> int:
    def again(turn: int) -> int:
        return sum(
            before[_teams(game)]
            for number, before in enumerate(met)
            for game in parts[(number + turn) % len(parts)]
        )

    return min(range(len(parts)), key=again)


def _teams(game: tuple[Seat, Seat]) -> frozenset[int]:
    return frozenset(seat[0] for seat in game)


def _on(teams: int, board: int, other: int, step: int) -> Games:
    """All games of two boards in one step; a board meeting itself plays a round robin."""
    if board != other:
        return [((team, board), ((team + step) % teams, other)) for team in range(teams) if step]
    if teams % 2 == 0:
        return [((one - 1, board), (two - 1, board)) for one, two in berger(teams)[step - 1]]
    return _round_of_the_odd(teams, board, step)


def _round_of_the_odd(teams: int, board: int, resting: int) -> Games:
    return [
        (((resting + away) % teams, board), ((resting - away) % teams, board))
        for away in range(1, teams // 2 + 1)
    ]


def _with_floaters(teams: int, size: int) -> Iterator[Games]:
    """Equal boards meet; who would rest on a board meets who would rest on the next."""
    for turn in range(teams):
        games: Games = []
        for board in range(0, size, 2):
            above = (turn + board // 2) % teams
            below = (above + 1) % teams
            games += _round_of_the_odd(teams, board, above)
            games += _round_of_the_odd(teams, board + 1, below)
            games.append(((above, board), (below, board + 1)))
        yield games


def _every_team(teams: int, size: int) -> list[Games]:
    """Everybody meets one player of each other team. With an odd number of teams that is once
    on the next board: in place of the round in which 0 rests everywhere, the pairs of that
    round (a team and its reflection) meet across the boards while both would rest."""
    if teams % 2 == 0:
        return _layer(teams, [(board, board) for board in range(size)], range(1, teams))
    resting = [
        pair
        for away in range(1, teams // 2 + 1)
        for pair in ((away, teams - away), (teams - away, away))
    ]
    rounds = []
    for turn in range(teams - 1):
        games: Games = []
        for board in range(0, size, 2):
            above, below = resting[(turn + board // 2) % len(resting)]
            games += _round_of_the_odd(teams, board, above)
            games += _round_of_the_odd(teams, board + 1, below)
            games.append(((above, board), (below, board + 1)))
        rounds.append(games)
    return rounds
