"""The crosstable: everybody's rounds, opponents named by their final rank."""

from dataclasses import dataclass

from services.tournaments.pairing.domain.competitions import Cell, Competition
from services.tournaments.pairing.domain.exchange.trf import ABSENCE_CODES, GAME_CODES
from services.tournaments.pairing.domain.standings import Standing, StandingLine


@dataclass(frozen=True)
class CrosstableLine:
    """One player and a short text for each round: "12w1", "3b=", "H"."""

    line: StandingLine
    cells: tuple[str, ...]


def crosstable(competition: Competition, standing: Standing) -> list[CrosstableLine]:
    ranks = {line.number: line.rank for line in standing.lines}
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


def _text(cell: Cell | None, ranks: dict[int, int]) -> str:
    if cell is None:
        return ""
    if cell.opponent is not None:
        colour = "w" if cell.white else "b"
        return f"{ranks.get(cell.opponent, cell.opponent)}{colour}{GAME_CODES[cell.result]}".strip()
    return ABSENCE_CODES.get(cell.absence, "Z") if cell.absence else ""
