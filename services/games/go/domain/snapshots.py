"""Snapshots: a position as a short text, three points to a character, runs of emptiness folded."""

from dataclasses import dataclass
from enum import IntFlag

from services.games.go.domain.board import MAXIMUM_SIZE, MINIMUM_SIZE, Board, Colour
from services.games.go.domain.rules_broken import (
    InvalidShape,
    InvalidSnapshot,
    InvalidSnapshotCharacter,
)

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
FOLDS = (("A" * 16, "*"), ("A" * 8, "@"), ("A" * 4, "#"), ("A" * 3, "%"), ("A" * 2, ":"))
DEAD = 3
# Three points to a letter and back, looked up: every move reads and writes a snapshot.
LETTERS = {(code >> 4, code >> 2 & 3, code & 3): letter for code, letter in enumerate(ALPHABET)}
STATES = {letter: bytes(states) for states, letter in LETTERS.items()} | {
    symbol: bytes(3 * len(run)) for run, symbol in FOLDS
}


class ShapeFlag(IntFlag):
    WHITE_FIRST, PUBLIC = 1, 2


@dataclass(frozen=True)
class ExtendedSnapshot:
    """A start position: `<snapshot> S<size> [W]`."""

    snapshot: str
    size: int
    white_first: bool = False

    def __str__(self) -> str:
        return f"{self.snapshot} S{self.size}{' W' if self.white_first else ''}"


def snapshot_of(board: Board, dead: frozenset[int] = frozenset()) -> str:
    """The text of a position; dead stones lose their colour."""
    states = bytearray(board.stones)
    for point in dead:
        if states[point]:
            states[point] = DEAD
    states += bytes(-len(states) % 3)
    letters = "".join(
        map(LETTERS.__getitem__, zip(states[0::3], states[1::3], states[2::3], strict=True))
    ).rstrip("A")
    for run, symbol in FOLDS:
        letters = letters.replace(run, symbol)
    return letters or "A"


def states_of(snapshot: str, size: int) -> list[int]:
    """Every point's state, 3 for dead; a blank ends the text."""
    try:
        states = b"".join(map(STATES.__getitem__, snapshot.split(" ", 1)[0]))
    except KeyError:
        raise InvalidSnapshotCharacter from None
    points = size * size
    if any(states[points:]):
        raise InvalidSnapshot
    return list(states[:points].ljust(points, b"\0"))


def board_of(snapshot: str, size: int) -> Board:
    """The live stones of a snapshot."""
    states = states_of(snapshot, size)
    return Board(size, [state % DEAD for state in states] if DEAD in states else states)


def extended_snapshot(text: str) -> ExtendedSnapshot:
    """Read a start position strictly: known characters, a size from 5 to 25, nothing else."""
    words = text.split()
    if len(words) not in (2, 3) or words[1][:1] != "S" or not words[1][1:].isdecimal():
        raise InvalidSnapshot
    size = int(words[1][1:])
    if not MINIMUM_SIZE <= size <= MAXIMUM_SIZE or words[2:] not in ([], ["W"], ["B"]):
        raise InvalidSnapshot
    states_of(words[0], size)
    return ExtendedSnapshot(words[0], size, words[2:] == ["W"])


def check_shape(board: Board) -> None:
    """A start position must be playable: stones, room, no group without liberty."""
    held = set(board.stones)
    if held == {Colour.NONE} or len(held) == 1:
        raise InvalidShape
    for colour in (Colour.BLACK, Colour.WHITE):
        if any(not board.liberties(group) for group in board.groups(colour)):
            raise InvalidShape


def differing_points(one: Board, other: Board) -> list[int]:
    """Where two boards of one size hold different stones."""
    return [point for point, stone in enumerate(one.stones) if stone != other.stones[point]]
