"""Distance to tenpai in the three shapes of a hand, and the tiles a tenpai hand waits for."""

from collections.abc import Sequence
from dataclasses import dataclass

from mahjong.agari import Agari
from mahjong.shanten import Shanten

from services.tournaments.league.domain.suit_shanten import suit_shanten
from services.tournaments.league.domain.tiles import COPIES, EAST, KINDS, TERMINALS_AND_HONOURS


@dataclass(frozen=True, slots=True)
class ShantenCounts:
    """The three counts; pairs and orphans are None once a block has been laid open."""

    standard: int
    seven_pairs: int | None
    thirteen_orphans: int | None

    @property
    def least(self) -> int:
        counts = (self.standard, self.seven_pairs, self.thirteen_orphans)
        return min(count for count in counts if count is not None)


def shanten_counts(closed: Sequence[int]) -> ShantenCounts:
    """The counts of the closed part of a hand, given as 34 numbers; 0 is tenpai."""
    standard = suit_shanten(closed)
    if standard is None:
        standard = Shanten.calculate_shanten_for_regular_hand(closed)
    if sum(closed) < 13:
        return ShantenCounts(standard, None, None)
    return ShantenCounts(
        standard,
        Shanten.calculate_shanten_for_chiitoitsu_hand(closed),
        Shanten.calculate_shanten_for_kokushi_hand(closed),
    )


def waits(closed: Sequence[int], laid_open: Sequence[int]) -> frozenset[int]:
    """The kinds that complete the hand; one of which the player holds all four is no wait."""
    trial = list(closed)
    found = []
    for kind in range(KINDS):
        if closed[kind] + laid_open[kind] >= COPIES or not _may_wait(closed, kind):
            continue
        trial[kind] += 1
        if Agari.is_agari(trial):
            found.append(kind)
        trial[kind] -= 1
    return frozenset(found)


def _may_wait(closed: Sequence[int], kind: int) -> bool:
    """Spare the search: a wait touches a tile held, or is the orphan missing from thirteen."""
    if closed[kind] or kind in TERMINALS_AND_HONOURS:
        return True
    if kind >= EAST:
        return False
    number = kind % 9
    low, high = kind - min(2, number), kind + min(2, 8 - number)
    return any(closed[low : high + 1])
