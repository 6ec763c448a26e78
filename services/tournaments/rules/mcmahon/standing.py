"""The standing of a McMahon tournament."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from services.tournaments.rules.competitions import Competition
from services.tournaments.rules.fraction_texts import fraction_text
from services.tournaments.rules.mcmahon.scores import Scores
from services.tournaments.rules.mcmahon.settings import mcmahon_settings
from services.tournaments.rules.results import WIN
from services.tournaments.rules.standings import PRESETS, Standing, StandingLine, line_of

VALUES: dict[str, Callable[[Scores, int], Fraction]] = {
    "MMS": lambda scores, number: scores.mms[number],
    "SOSM": lambda scores, number: scores.sosm[number],
    "SOSOSM": lambda scores, number: scores.sososm[number],
    "SODOSM": lambda scores, number: scores.sodosm[number],
    "PTS": lambda scores, number: scores.mms[number] - scores.start[number],
    "WIN": lambda scores, number: Fraction(
        sum(cell.points == WIN for cell in scores.cells[number].values() if cell.opponent)
    ),
}


def mcmahon_standing(competition: Competition, names: Sequence[str] = ()) -> Standing:
    """By the columns from left to right; who is equal in all of them shares a rank."""
    columns = tuple(names) or PRESETS["mcmahon"]
    scores = Scores(competition, mcmahon_settings(competition.settings))
    values = {
        number: tuple(VALUES[name](scores, number) for name in columns)
        for number in scores.entrants
    }
    order = sorted(values, key=lambda number: ([-value for value in values[number]], number))
    lines: list[StandingLine] = []
    for place, number in enumerate(order, start=1):
        shared = place > 1 and values[number] == values[order[place - 2]]
        rank = lines[-1].rank if shared else place
        told = tuple(fraction_text(value) for value in values[number])
        lines.append(line_of(rank, scores.entrants[number], told))
    return Standing(max(scores.rounds, default=0), columns, tuple(lines))
