"""The shanten count of the standard form, suit by suit.

The `mahjong` package searches all 34 kinds anew for every hand; but between two discards one suit
changes, and suits of a few tiles recur in every game. So what a suit can give is kept, and only the
sum over the suits is made each time. Where a kind is held four times the package decides: then a
tile may be wanted of which there is no fifth.
"""

from collections.abc import Sequence
from functools import lru_cache

from services.tournaments.league.domain.tiles import COPIES, EAST

# Of a suit: for so many sets (the place in the list) the most two-tile groups beside them, first
# without a pair set apart, then with one; NONE where it cannot be.
Choices = tuple[tuple[int, ...], tuple[int, ...]]
MOST_SETS = 4
NONE = -9
KEPT = 1 << 17


def suit_shanten(closed: Sequence[int]) -> int | None:
    """The count of the closed tiles, 0 being tenpai; None where a kind is held four times."""
    if max(closed) >= COPIES:
        return None
    first = _two_suits(tuple(closed[0:9]), tuple(closed[9:18]))
    second = _two_suits(tuple(closed[18:27]), tuple(closed[EAST:]))
    wanted = sum(closed) // 3  # sets still to be made of the closed tiles
    best = max(
        _best(first[0], second[0], wanted),
        1 + _best(first[1], second[0], wanted),
        1 + _best(first[0], second[1], wanted),
    )
    return 2 * wanted - best


def _best(first: tuple[int, ...], second: tuple[int, ...], wanted: int) -> int:
    """The most that sets (2 each) and groups (1 each) come to, no more of them than wanted."""
    best = NONE
    for sets, groups in enumerate(first):
        if groups < 0:
            continue
        for more, others in enumerate(second):
            together = sets + more
            if others >= 0 and together <= wanted:
                value = 2 * together + min(groups + others, wanted - together)
                if value > best:
                    best = value
    return best


@lru_cache(KEPT)
def _two_suits(first: tuple[int, ...], second: tuple[int, ...]) -> Choices:
    one, other = _choices(first), _choices(second)
    without = _sum(one[0], other[0])
    paired = _sum(one[1], other[0]), _sum(one[0], other[1])
    return without, tuple(map(max, *paired))


def _sum(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    total = [NONE] * (MOST_SETS + 1)
    for sets, groups in enumerate(one):
        if groups < 0:
            continue
        for more in range(MOST_SETS + 1 - sets):
            if other[more] >= 0:
                total[sets + more] = max(total[sets + more], groups + other[more])
    return tuple(total)


@lru_cache(KEPT)
def _choices(suit: tuple[int, ...]) -> Choices:
    """Honours are a suit of seven kinds without runs."""
    without = _groups(suit)
    paired = [NONE] * (MOST_SETS + 1)
    for kind, count in enumerate(suit):
        if count >= 2:
            rest = _groups((*suit[:kind], count - 2, *suit[kind + 1 :]))
            paired = [max(known, found) for known, found in zip(paired, rest, strict=True)]
    return without, tuple(paired)


@lru_cache(KEPT)
def _groups(suit: tuple[int, ...]) -> tuple[int, ...]:
    """For each number of sets the most groups of two that the other tiles make."""
    kind = next((place for place, count in enumerate(suit) if count), None)
    if kind is None:
        return (0, *(NONE,) * MOST_SETS)
    best = list(_groups(_without(suit, kind)))  # one tile is left alone
    for used, is_set in _uses(suit, kind):
        rest = _groups(_without(suit, *used))
        for sets in range(MOST_SETS + 1 - is_set):
            if rest[sets] >= 0:
                gained = rest[sets] + (not is_set)
                best[sets + is_set] = max(best[sets + is_set], gained)
    return tuple(best)


def _uses(suit: tuple[int, ...], kind: int) -> list[tuple[tuple[int, ...], bool]]:
    """What the lowest tile can be part of: the kinds used, and whether they are a set."""
    uses: list[tuple[tuple[int, ...], bool]] = []
    if suit[kind] >= 3:
        uses.append(((kind, kind, kind), True))
    if suit[kind] >= 2:
        uses.append(((kind, kind), False))
    if len(suit) == 9:
        next_one = kind + 1 < 9 and suit[kind + 1] > 0
        next_but_one = kind + 2 < 9 and suit[kind + 2] > 0
        if next_one and next_but_one:
            uses.append(((kind, kind + 1, kind + 2), True))
        if next_one:
            uses.append(((kind, kind + 1), False))
        if next_but_one:
            uses.append(((kind, kind + 2), False))
    return uses


def _without(suit: tuple[int, ...], *kinds: int) -> tuple[int, ...]:
    left = list(suit)
    for kind in kinds:
        left[kind] -= 1
    return tuple(left)
