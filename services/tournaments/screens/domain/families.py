"""How a family divides boards or players among screens."""

import re
from dataclasses import dataclass

RANGE = re.compile(r"^(\d{1,4})-(\d{1,4})$")


class WrongFamily(ValueError):
    """Why no screens come of it."""


@dataclass(frozen=True)
class Division:
    """What a family wants; `doubled`: players stand where boards will be, two for each."""

    columns: int = 1
    first: int | None = None
    last: int | None = None
    parts: int | None = None
    number: int | None = None
    range: str | None = None
    doubled: bool = False


@dataclass(frozen=True)
class Part:
    """One screen of a family: its number, and the first and last it shows, from 1."""

    number: int
    first: int
    last: int


def parts_of(count: int, wish: Division) -> list[Part]:
    """The screens for so many boards or players; refuses with a reason when there are none."""
    first, last = (1, count) if wish.doubled else (wish.first or 1, min(wish.last or count, count))
    if count == 0:
        raise WrongFamily("there is nothing to show yet")
    if first > last:
        raise WrongFamily(f"it begins with {first}, but there are only {last}")
    items = last - first + 1
    on_one = _on_one_screen(items, wish)
    screens = -(-items // on_one)
    made = [
        Part(number, first + (number - 1) * on_one, min(last, first + number * on_one - 1))
        for number in range(1, screens + 1)
    ]
    lowest, highest = screens_wanted(wish.range) or (1, screens)
    kept = [part for part in made if lowest <= part.number <= highest]
    if not kept:
        raise WrongFamily(f"there are no screens {wish.range}, only {screens}")
    return kept


def screens_wanted(text: str | None) -> tuple[int, int] | None:
    """`3-5` are the screens 3, 4 and 5; nothing: all of them."""
    if not text:
        return None
    found = RANGE.match(text)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise WrongFamily("a range is written like 3-5")
    return int(found[1]), int(found[2])


def _on_one_screen(items: int, wish: Division) -> int:
    if wish.parts and wish.number:
        raise WrongFamily("a family has parts or a number, not both")
    doubling = 2 if wish.doubled else 1
    if wish.number:
        wanted = wish.number * doubling
    elif wish.parts:
        wanted = -(-items // wish.parts)
    else:
        wanted = items
    full_rows = wish.columns * doubling
    return min(items, -(-wanted // full_rows) * full_rows)
