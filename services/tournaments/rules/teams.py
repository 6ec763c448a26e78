"""Team matches: line-ups, boards with their colours, match points."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from services.tournaments.rules.competitions import Competition, Game, Round, Team, in_seeding_order
from services.tournaments.rules.results import points


@dataclass(frozen=True)
class TeamSettings:
    """Boards per match, their colours for the team named first, and what a match is worth."""

    boards: int = 4
    colours: str = "wb"
    win: Fraction = Fraction(2)
    draw: Fraction = Fraction(1)
    loss: Fraction = Fraction(0)


def equal_teams(competition: Competition) -> list[list[int]]:
    """The players of each team in seeding order; nothing if somebody is in none, or if the
    teams are not of the same size."""
    teams: dict[int, list[int]] = {}
    for entrant in in_seeding_order(competition.entrants):
        if entrant.team is None:
            return []
        teams.setdefault(entrant.team, []).append(entrant.number)
    if len({len(roster) for roster in teams.values()}) != 1:
        return []
    return [teams[number] for number in sorted(teams)]


def points_of_teams(competition: Competition) -> list[tuple[int, Fraction]]:
    """Teams and what their players have won together, best first."""
    totals: dict[int, Fraction] = {}
    scores = competition.scores()
    for entrant in competition.entrants:
        if entrant.team is not None:
            totals[entrant.team] = totals.get(entrant.team, Fraction(0)) + scores[entrant.number]
    return sorted(totals.items(), key=lambda item: (-item[1], item[0]))


def line_up(team: Team, present: Iterable[int], boards: int) -> list[int | None]:
    """The first players of the roster who are there; None for a board nobody can fill."""
    there = set(present)
    chosen = [number for number in team.roster if number in there][:boards]
    return [*chosen, *[None] * (boards - len(chosen))]


def line_up_of(
    competition: Competition, team: Team, round_number: int, present: Iterable[int], boards: int
) -> list[int | None]:
    """The line-up handed in for this round, with holes for who is not there, or the usual one."""
    there = set(present)
    given = competition.line_ups.get((round_number, team.number))
    if given is None:
        return line_up(team, there, boards)
    chosen = [number if number in there else None for number in given][:boards]
    return [*chosen, *[None] * (boards - len(chosen))]


def why_not_a_line_up(team: Team, players: Sequence[int | None], boards: int) -> str | None:
    """What is wrong with a line-up, from the first board down; None is an empty board."""
    named = [number for number in players if number is not None]
    if not 1 <= len(players) <= boards:
        return f"A line-up has 1 to {boards} boards"
    if not set(named) <= set(team.roster) or len(named) != len(set(named)):
        return "A line-up names players of the team, each once"
    if named != sorted(named, key=team.roster.index):
        return "Players of a team sit in the order of its list"
    return None


def board_pairs(
    first: Sequence[int | None], second: Sequence[int | None], colours: str
) -> list[tuple[int | None, int | None]]:
    """White first on every board; colours repeat their pattern from the top board down."""
    pairs = []
    for board, (one, other) in enumerate(zip(first, second, strict=True)):
        first_has_white = colours[board % len(colours)] == "w"
        pairs.append((one, other) if first_has_white else (other, one))
    return pairs


def match_scores(
    played: Round, team_of: dict[int, int]
) -> dict[tuple[int, int], tuple[Fraction, Fraction]]:
    """Game points of each match of a round, the lower team number first."""
    scores: dict[tuple[int, int], tuple[Fraction, Fraction]] = {}
    for game in played.games:
        one, other = team_of[game.white], team_of[game.black]
        match = (min(one, other), max(one, other))
        before = scores.get(match, (Fraction(0), Fraction(0)))
        won = _points_by_team(game, one, other)
        scores[match] = (before[0] + won[match[0]], before[1] + won[match[1]])
    return scores


def _points_by_team(game: Game, one: int, other: int) -> dict[int, Fraction]:
    return {
        one: points(game.result, as_white=True),
        other: points(game.result, as_white=False),
    }
