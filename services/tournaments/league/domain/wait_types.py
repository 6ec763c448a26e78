"""How a tenpai hand waits: at both ends of a run, inside it, for a pair, and so on."""

from collections.abc import Callable, Collection, Sequence
from enum import StrEnum

from mahjong.agari import Agari

from services.tournaments.league.domain.tiles import EAST


class WaitType(StrEnum):
    """The first five are also how a single tile completes a hand."""

    RYANMEN = "ryanmen"  # either end of a run
    SHANPON = "shanpon"  # one of two pairs becomes a triplet
    KANCHAN = "kanchan"  # the middle of a run
    PENCHAN = "penchan"  # the 3 of 12 or the 7 of 89
    TANKI = "tanki"  # the other half of the pair
    MULTIPLE = "multiple"  # three kinds of tiles or more


ORDER = list(WaitType)
GOOD = frozenset((WaitType.RYANMEN, WaitType.MULTIPLE))
MULTIPLE_FROM = 3


def type_of_waits(closed: Sequence[int], waits: Collection[int]) -> WaitType | None:
    """The type of a whole wait; where its tiles differ, the first in the order of the types."""
    if not waits:
        return None
    if len(waits) >= MULTIPLE_FROM:
        return WaitType.MULTIPLE
    return min((type_of_wait(closed, kind) for kind in waits), key=ORDER.index)


def type_of_wait(closed: Sequence[int], kind: int) -> WaitType:
    """How one tile completes the closed tiles; of several ways the first in the order counts."""
    left = list(closed)
    return next(kind_of_wait for kind_of_wait, fits in _WAYS if fits(left, kind))


def _is_complete_without(left: list[int], *kinds: int) -> bool:
    """Whether sets and a pair remain when these tiles and the tile waited for make a set."""
    for kind in kinds:
        left[kind] -= 1
    complete = min(left[kind] for kind in kinds) >= 0 and Agari.is_agari(left)
    for kind in kinds:
        left[kind] += 1
    return complete


def _run_fits(left: list[int], kind: int, *steps: int) -> bool:
    if kind >= EAST or not all(0 <= kind % 9 + step < 9 for step in steps):
        return False
    return _is_complete_without(left, *(kind + step for step in steps))


def _is_ryanmen(left: list[int], kind: int) -> bool:
    number = kind % 9
    below = number + 3 <= 8 and _run_fits(left, kind, 1, 2)
    return below or (number - 3 >= 0 and _run_fits(left, kind, -2, -1))


def _is_shanpon(left: list[int], kind: int) -> bool:
    return left[kind] >= 2 and _is_complete_without(left, kind, kind)


def _is_kanchan(left: list[int], kind: int) -> bool:
    return _run_fits(left, kind, -1, 1)


def _is_penchan(left: list[int], kind: int) -> bool:
    number = kind % 9
    third = number == 2 and _run_fits(left, kind, -2, -1)
    return third or (number == 6 and _run_fits(left, kind, 1, 2))


def _is_tanki(_left: list[int], _kind: int) -> bool:
    """What completes no set completes a pair; seven pairs and thirteen orphans wait so too."""
    return True


_WAYS: tuple[tuple[WaitType, Callable[[list[int], int], bool]], ...] = (
    (WaitType.RYANMEN, _is_ryanmen),
    (WaitType.SHANPON, _is_shanpon),
    (WaitType.KANCHAN, _is_kanchan),
    (WaitType.PENCHAN, _is_penchan),
    (WaitType.TANKI, _is_tanki),
)
