"""First ratings that a rank held elsewhere is worth, as Dragon Go Server gives them."""

from enum import StrEnum
from itertools import pairwise


class RankSystem(StrEnum):
    """Where somebody has a rank."""

    DRAGON, EURO, AGA, IGS, KGS, OGS = "dragon", "eurorank", "aga", "igs", "kgs", "ogs"
    JAPAN, CHINA, KOREA, TYGEM = "japan", "china", "korea", "tygem"
    WBADUK, IYTGG, FICGS = "wbaduk", "iytgg", "ficgs"


# From 30 kyu over 20k, 15k, 10k, 7k, 5k, 1k, 1d, 4d and 6d to 9 dan, as numbers of our own scale.
RANKS = (-900, 100, 600, 1100, 1400, 1600, 2000, 2100, 2400, 2600, 2900)
KGS_NINTHS = (11_800 / 9, 15_800 / 9, 16_800 / 9, 19_800 / 9, 22_200 / 9)
WORTH: dict[RankSystem, tuple[float, ...]] = {
    RankSystem.AGA: (-900, -200, 300, 800, 1100, 1300, 1700, 1800, 2100, 2300, 2600),
    RankSystem.CHINA: (-900, 0, 600, 1100, 1300, 1500, 1900, 2000, 2300, 2500, 2600),
    RankSystem.EURO: (-900, 0, 600, 1200, 1400, 1600, 2000, 2100, 2400, 2600, 2600),
    RankSystem.FICGS: (-900, 100, 600, 1100, 1400, 1600, 2000, 2100, 2400, 2600, 2600),
    RankSystem.IGS: (-900, 0, 500, 1100, 1300, 1500, 1900, 2000, 2300, 2500, 2600),
    RankSystem.IYTGG: (-800, 200, 700, 1200, 1500, 1700, 2100, 2200, 2500, 2600, 2600),
    RankSystem.JAPAN: (-900, -200, 300, 800, 1100, 1300, 1700, 1800, 2100, 2300, 2600),
    RankSystem.KGS: (-900, -700, 0, 625, 1000, *KGS_NINTHS, 2600),
    RankSystem.KOREA: (-700, 300, 800, 1300, 1500, 1700, 2100, 2200, 2500, 2600, 2600),
    RankSystem.OGS: (-900, 0, 500, 1000, 1300, 1500, 1900, 2000, 2300, 2500, 2600),
    RankSystem.TYGEM: (-900, 0, 500, 1000, 1300, 1500, 1900, 2000, 2300, 2500, 2600),
    RankSystem.WBADUK: (-900, -100, 400, 900, 1200, 1400, 1800, 1900, 2200, 2400, 2600),
}


def worth_here(system: RankSystem, rank: float) -> float:
    """A rank there, written as our rating of that name, on a straight line between known ones."""
    if system not in WORTH:
        return rank
    known = list(zip(RANKS, WORTH[system], strict=True))
    if rank <= RANKS[0]:
        return known[0][1]
    for (low, low_worth), (high, high_worth) in pairwise(known):
        if rank <= high:
            return low_worth + (high_worth - low_worth) * (rank - low) / (high - low)
    return known[-1][1]
