"""Names that look alike although their letters differ (Unicode Technical Standard 39)."""

import functools
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from shared.names import comparable

LETTERS = Path(__file__).with_name("confusables.txt")


def look_alike(name: str, others: Iterable[str]) -> str | None:
    """The first of the others that looks like the name.

    Only where one of the two is not plain ASCII: rn and m, l and 1 are everybody's own business.
    """
    looks, plain = _looks(name), name.isascii()
    for other in others:
        if not (plain and other.isascii()) and looks & _looks(other):
            return other
    return None


def another_that_looks_alike(name: str, others: Iterable[str]) -> str | None:
    """As look_alike(), where the very same name is somebody else's business."""
    return look_alike(name, (other for other in others if comparable(other) != comparable(name)))


def _looks(name: str) -> set[str]:
    """As it is written and in small letters: some letters are alike only when they are large."""
    return {comparable(_skeleton(name)), comparable(_skeleton(name.casefold()))}


def _skeleton(name: str) -> str:
    """Every letter replaced by the one all its likes are compared by; what is not seen goes."""
    letters = _prototypes()
    seen = (letter for letter in unicodedata.normalize("NFD", name) if not _is_unseen(letter))
    written = "".join(letters.get(letter, letter) for letter in seen)
    return unicodedata.normalize("NFD", written)


def _is_unseen(letter: str) -> bool:
    return unicodedata.category(letter) == "Cf"


@functools.cache
def _prototypes() -> dict[str, str]:
    rows = (
        line.split(";")
        for line in LETTERS.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    )
    return {_text(letter): _text(prototype) for letter, prototype in rows}


def _text(code_points: str) -> str:
    return "".join(chr(int(code, 16)) for code in code_points.split())
