"""Who had which colour, and who gets White."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from services.tournaments.rules.competitions import Cell

Player = TypeVar("Player", bound=Hashable)


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


def balance_colours(
    rounds: Sequence[Sequence[tuple[Player, Player]]],
) -> list[list[tuple[Player, Player]]]:
    """The same games, White first, so that a player's first and second, third and fourth …
    game have different colours: nobody is ever more than one off, nor has a colour three times
    in a row. Any schedule can be coloured so, for each game depends on two others at most.
    """
    games = [game for games in rounds for game in games]
    other_half = _other_halves(games)
    white: dict[int, Player] = {}
    for start, (one, other) in enumerate(games):
        if start in white:
            continue
        white[start] = one
        for player in (one, other):
            game = start
            while (following := other_half.get((player, game), start)) not in white:
                first, second = games[following]
                opponent = second if player == first else first
                white[following] = opponent if white[game] == player else player
                game, player = following, opponent
    coloured = iter(
        (one, other) if white[number] == one else (other, one)
        for number, (one, other) in enumerate(games)
    )
    return [[next(coloured) for _ in games] for games in rounds]


def _other_halves(games: Sequence[tuple[Player, Player]]) -> dict[tuple[Player, int], int]:
    """Which game of a player must have the other colour than this one."""
    found: dict[tuple[Player, int], int] = {}
    waiting: dict[Player, int] = {}
    for number, game in enumerate(games):
        for player in game:
            before = waiting.pop(player, None)
            if before is None:
                waiting[player] = number
            else:
                found[player, number], found[player, before] = before, number
    return found
