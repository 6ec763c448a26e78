"""Head to head: what two players did in the games they both played."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal

from services.tournaments.league.domain.statistics.results import Result


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
    found: dict[int, Meeting] = {}
    for table in _tables(results):
        mine = table.get(player)
        for opponent, theirs in table.items() if mine else ():
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


def opponents_never_met(player: int, results: Sequence[Result]) -> list[int]:
    """Players of other teams who have played, but never at one table with the player."""
    team_of = {result.player: result.team for result in results}
    met = {other for table in _tables(results) if player in table for other in table}
    if not met:
        return []
    return sorted(
        other for other, team in team_of.items() if other not in met and team != team_of[player]
    )


def _tables(results: Iterable[Result]) -> Iterable[dict[int, Result]]:
    """The results of each game by player."""
    tables: dict[int, dict[int, Result]] = {}
    for result in results:
        tables.setdefault(result.game, {})[result.player] = result
    return tables.values()
