"""Standings made of players' points: the best of each club, team or federation, and by board."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from services.tournaments.rules.competitions import Competition, Entrant, Round
from services.tournaments.rules.results import points


@dataclass(frozen=True)
class GroupLine:
    """A group with the points of its best players; `players` are those counted, best first."""

    rank: int
    name: str
    points: Fraction
    players: tuple[int, ...]


@dataclass(frozen=True)
class BoardLine:
    """What a player won at one board of the matches of his team."""

    rank: int
    board: int
    number: int
    points: Fraction
    games: int


def best_of_groups(competition: Competition, by: str, best: int) -> list[GroupLine]:
    """Groups of at least `best` players by the sum of their best; ties by the best one's place.

    `by` names what players share: club, federation, category or team.
    """
    scores = competition.scores()
    teams = {team.number: team.name for team in competition.teams}
    groups: dict[str, list[int]] = {}
    for entrant in competition.entrants:
        if name := _group_of(entrant, by, teams):
            groups.setdefault(name, []).append(entrant.number)
    counted = {
        name: sorted(members, key=lambda number: (-scores[number], number))[:best]
        for name, members in groups.items()
        if len(members) >= best
    }
    totals = {
        name: (sum((scores[n] for n in members), Fraction(0)), [-scores[n] for n in members])
        for name, members in counted.items()
    }
    order = sorted(counted, key=lambda name: (-totals[name][0], totals[name][1], name))
    lines: list[GroupLine] = []
    for place, name in enumerate(order, start=1):
        same = bool(lines) and totals[lines[-1].name] == totals[name]
        rank = lines[-1].rank if same else place
        lines.append(GroupLine(rank, name, totals[name][0], tuple(counted[name])))
    return lines


def best_at_boards(competition: Competition) -> list[BoardLine]:
    """Board after board, players by points won there, then by fewer games."""
    team_of = {number: team.number for team in competition.teams for number in team.roster}
    shares: dict[tuple[int, int], list[Fraction]] = {}
    for played in competition.rounds:
        for player, board, share in _shares(played, team_of):
            shares.setdefault((board, player), []).append(share)
    lines: list[BoardLine] = []
    for board in sorted({board for board, _ in shares}):
        lines += _ranked(board, {who: won for (at, who), won in shares.items() if at == board})
    return lines


def _ranked(board: int, won: dict[int, list[Fraction]]) -> list[BoardLine]:
    totals = {number: (sum(each, Fraction(0)), len(each)) for number, each in won.items()}
    lines: list[BoardLine] = []
    order = sorted(totals, key=lambda number: (-totals[number][0], totals[number][1], number))
    for place, number in enumerate(order, start=1):
        same = bool(lines) and totals[lines[-1].number] == totals[number]
        rank = lines[-1].rank if same else place
        lines.append(BoardLine(rank, board, number, *totals[number]))
    return lines


def _shares(played: Round, team_of: dict[int, int]) -> Iterable[tuple[int, int, Fraction]]:
    """Player, board of the match from 1, and what he won of the game."""
    boards: dict[frozenset[int], int] = {}
    for game in sorted(played.games, key=lambda each: each.board):
        sides = frozenset((team_of.get(game.white, 0), team_of.get(game.black, 0)))
        boards[sides] = boards.get(sides, 0) + 1
        yield game.white, boards[sides], points(game.result, as_white=True)
        yield game.black, boards[sides], points(game.result, as_white=False)


def _group_of(entrant: Entrant, by: str, teams: dict[int, str]) -> str:
    if by == "team":
        return teams.get(entrant.team, f"{entrant.team}") if entrant.team is not None else ""
    return getattr(entrant, by)
