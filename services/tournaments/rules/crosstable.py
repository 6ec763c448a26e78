"""The crosstable: rounds of all players or teams, opponents named by their place in it."""

from collections import Counter
from dataclasses import dataclass, replace

from services.tournaments.rules.competitions import Cell, Competition
from services.tournaments.rules.results import Absence
from services.tournaments.rules.standings import Standing, StandingLine
from services.tournaments.rules.teams import match_scores
from services.tournaments.rules.trf import ABSENCE_CODES, GAME_CODES


@dataclass(frozen=True)
class CrosstableLine:
    """One player and a short text for each round: "12w1", "3b=", "H"; a team: "2w3.5"."""

    line: StandingLine
    cells: tuple[str, ...]


def crosstable(competition: Competition, standing: Standing) -> list[CrosstableLine]:
    """Players who share a rank get places one after the other, or cells would name them all."""
    placed = tuple(replace(line, rank=place) for place, line in enumerate(standing.lines, start=1))
    standing = replace(standing, lines=placed)
    ranks = {line.number: line.rank for line in placed}
    if competition.teams:
        return _crosstable_of_teams(competition, standing, ranks)
    places = competition.after(standing.round).cells()
    return [
        CrosstableLine(
            line,
            tuple(
                _text(next((c for c in places[line.number] if c.round == number), None), ranks)
                for number in range(1, standing.round + 1)
            ),
        )
        for line in standing.lines
    ]


def _crosstable_of_teams(
    competition: Competition, standing: Standing, ranks: dict[int, int]
) -> list[CrosstableLine]:
    """The opponent, the colour at the first board, and the points of the boards."""
    team_of = {player: team.number for team in competition.teams for player in team.roster}
    texts: dict[tuple[int, int], str] = {}
    for played in competition.after(standing.round).rounds:
        colours: dict[int, str] = {}
        for game in played.games:
            colours.setdefault(team_of[game.white], "w")
            colours.setdefault(team_of[game.black], "b")
        without_game = Counter(
            team_of[number] for number, why in played.absences if why is Absence.FULL_BYE
        )
        for match, scores in match_scores(played, team_of).items():
            for team, opponent, score in zip(match, reversed(match), scores, strict=True):
                points = float(score + without_game[team])
                texts[team, played.number] = f"{ranks[opponent]}{colours[team]}{points:g}"
        for number, why in played.absences:
            if why is Absence.PAIRING_BYE:
                texts[team_of[number], played.number] = ABSENCE_CODES[why]
    return [
        CrosstableLine(
            line,
            tuple(texts.get((line.number, n), "") for n in range(1, standing.round + 1)),
        )
        for line in standing.lines
    ]


def _text(cell: Cell | None, ranks: dict[int, int]) -> str:
    if cell is None:
        return ""
    if cell.opponent is not None:
        colour = "w" if cell.white else "b"
        return f"{ranks.get(cell.opponent, cell.opponent)}{colour}{GAME_CODES[cell.result]}".strip()
    return ABSENCE_CODES.get(cell.absence, "Z") if cell.absence else ""
