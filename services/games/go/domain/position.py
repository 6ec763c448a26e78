"""A position in play: the board, whose ko, the prisoners. Simple ko that passes do not lift."""

from dataclasses import dataclass, field

from services.games.go.domain.board import Board, Colour
from services.games.go.domain.rules_broken import Ko


@dataclass
class Position:
    """The ko is open when the last board move took exactly one stone."""

    board: Board
    ko: bool = False
    last_move: int | None = None
    prisoners: dict[int, int] = field(default_factory=lambda: {Colour.BLACK: 0, Colour.WHITE: 0})

    def play(self, point: int, colour: int) -> list[int]:
        """Put a stone; the captured points, or a refusal that leaves everything as it was."""
        captured = self.board.play(point, colour)
        takes_one = len(captured) == 1
        if takes_one and self.ko and captured[0] == self.last_move:
            self.board.stones[point] = Colour.NONE
            self.board.stones[captured[0]] = 3 - colour
            raise Ko
        self.ko, self.last_move = takes_one, point
        if captured:
            self.prisoners[colour] += len(captured)
        return captured
