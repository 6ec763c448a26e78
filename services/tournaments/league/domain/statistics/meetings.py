"""Head to head: what two players did in the games they both played."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from itertools import combinations


@dataclass(frozen=True)
class Result:
    """One player's part in one game."""

    game: int
    player: int
    rank: int
    points: Decimal


@dataclass(frozen=True)
class Meeting:
    """Two players: an equal rank is neither's."""

    player: int
    opponent: int
    games: int = 0
    higher: int = 0
    lower: int = 0
    equal: int = 0
    points: Decimal = Decimal(0)
    opponent_points: Decimal = Decimal(0)


def meetings_of(player: int, results: Iterable[Result]) -> list[Meeting]:
    """Against each opponent, those met most often first."""
    by_game: dict[int, dict[int, Result]] = {}
    for result in results:
        by_game.setdefault(result.game, {})[result.player] = result
    found: dict[int, Meeting] = {}
    for game in by_game.values():
        mine = game.get(player)
        for opponent, theirs in game.items() if mine else ():
            if mine and opponent != player:
                known = found.get(opponent, Meeting(player, opponent))
                found[opponent] = _with_game(known, mine, theirs)
    return sorted(found.values(), key=lambda meeting: (-meeting.games, meeting.opponent))


def _with_game(meeting: Meeting, mine: Result, theirs: Result) -> Meeting:
    return Meeting(
        meeting.player,
        meeting.opponent,
        meeting.games + 1,
        meeting.higher + (mine.rank < theirs.rank),
        meeting.lower + (mine.rank > theirs.rank),
        meeting.equal + (mine.rank == theirs.rank),
        meeting.points + mine.points,
        meeting.opponent_points + theirs.points,
    )


def never_met(results: Iterable[Result], team_of: Mapping[int, int]) -> list[tuple[int, int]]:
    """Pairs of players of different teams who have played, but never at one table."""
    tables: dict[int, set[int]] = {}
    for result in results:
        tables.setdefault(result.game, set()).add(result.player)
    met = {pair for table in tables.values() for pair in combinations(sorted(table), 2)}
    players = sorted({player for table in tables.values() for player in table})
    return [
        (one, other)
        for one, other in combinations(players, 2)
        if (one, other) not in met and team_of.get(one) != team_of.get(other)
    ]
