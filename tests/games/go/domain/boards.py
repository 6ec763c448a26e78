"""Drawn boards for tests: X black, O white, # a dead stone's place, . empty."""

from services.games.go.domain.board import Board

STONES = {".": 0, "X": 1, "O": 2}


def drawn(*rows: str) -> Board:
    return Board(len(rows), [STONES[letter] for row in rows for letter in row.replace(" ", "")])


def rows_of(board: Board) -> list[str]:
    letters = "".join(".XO"[stone] for stone in board.stones)
    return [letters[at : at + board.size] for at in range(0, len(letters), board.size)]
