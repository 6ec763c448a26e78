"""Who had which colour, and who gets White."""

from collections.abc import Sequence
from dataclasses import dataclass

from services.tournaments.pairing.domain.competitions import Cell


@dataclass(frozen=True)
class Colours:
    """The colours of one player's games at the board, oldest first: "wbw"."""

    sequence: str = ""

    @property
    def difference(self) -> int:
        """Whites minus Blacks."""
        return self.sequence.count("w") - self.sequence.count("b")

    def run_after(self, colour: str) -> int:
        """How many times in a row `colour` would have come if it were given now."""
        same = len(self.sequence) - len(self.sequence.rstrip(colour))
        return same + 1

    def offends(self, colour: str, *, max_difference: int, max_run: int) -> bool:
        """Would giving `colour` go beyond what the rules allow?"""
        difference = self.difference + (1 if colour == "w" else -1)
        moves_away = abs(difference) > abs(self.difference)
        return (moves_away and abs(difference) > max_difference) or self.run_after(colour) > max_run


def colours_of(line: Sequence[Cell]) -> Colours:
    """Forfeited games give no colour."""
    return Colours("".join("w" if cell.white else "b" for cell in line if cell.played))
