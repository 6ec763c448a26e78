"""Points of a board and the two ways to write them: dd (SGF) and d16 (board label, no i)."""

from collections.abc import Iterable

from services.games.go.domain.rules_broken import InvalidCoordinates

LETTERS = "abcdefghijklmnopqrstuvwxyz"
LABEL_LETTERS = LETTERS.replace("i", "")


def sgf_of(point: int, size: int) -> str:
    return LETTERS[point % size] + LETTERS[point // size]


def sgf_points(points: Iterable[int], size: int) -> list[str]:
    return [sgf_of(point, size) for point in sorted(points)]


def point_at(column: int, row: int, size: int) -> int:
    if not (0 <= column < size and 0 <= row < size):
        raise InvalidCoordinates
    return row * size + column


def point_of(text: str, size: int) -> int:
    """The point meant by dd or d16."""
    text = text.strip().lower()
    if len(text) == 2 and text.isascii() and text.isalpha():
        return point_at(LETTERS.index(text[0]), LETTERS.index(text[1]), size)
    if (
        2 <= len(text) <= 3
        and text[0] in LABEL_LETTERS
        and text[1:].isascii()
        and text[1:].isdigit()
    ):
        return point_at(LABEL_LETTERS.index(text[0]), size - int(text[1:]), size)
    raise InvalidCoordinates


def points_of(text: str, size: int) -> list[int]:
    """A list of points: separated by commas or blanks, or SGF pairs run together."""
    words = text.replace(",", " ").split()
    if len(words) == 1 and words[0].isalpha() and len(words[0]) % 2 == 0:
        words = [words[0][index : index + 2] for index in range(0, len(words[0]), 2)]
    return [point_of(word, size) for word in words]
