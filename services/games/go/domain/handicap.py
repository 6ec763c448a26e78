"""Handicap and komi between two ratings: the conventional and the proper formula, and limits."""

import math
from dataclasses import dataclass
from enum import StrEnum

from services.games.go.domain.placement import MAXIMUM_HANDICAP
from services.games.go.domain.rounding import clip, round_half_away
from services.games.go.domain.rules_broken import HandicapRange, KomiRange

MAXIMUM_KOMI = 200
DEFAULT_MAXIMUM = -1  # MaxHandicap: whatever suits the board
STONE_VALUE = 13  # points: one handicap stone
CONVENTIONAL_KOMI = 0.5


class Ruleset(StrEnum):
    JAPANESE, CHINESE = "JAPANESE", "CHINESE"

    @property
    def default_komi(self) -> float:
        return 6.5 if self is Ruleset.JAPANESE else 7.5


class JigoMode(StrEnum):
    KEEP_KOMI, ALLOW_JIGO, NO_JIGO = "KEEP_KOMI", "ALLOW_JIGO", "NO_JIGO"


@dataclass(frozen=True)
class Adjustment:
    """What an offer asks to change in the computed handicap and komi."""

    handicap: int = 0
    minimum_handicap: int = 0
    maximum_handicap: int = DEFAULT_MAXIMUM
    komi: float = 0.0
    jigo_mode: JigoMode = JigoMode.KEEP_KOMI


@dataclass(frozen=True)
class Suggestion:
    """Handicap and komi; `first_is_black` is None when nigiri decides."""

    handicap: int
    komi: float
    first_is_black: bool | None


def handicap_factor(size: int) -> float:
    """What one rank is worth in stones on this board; 1 on 19 lines."""
    return (size - 3) ** 2 / 256


def default_maximum(size: int) -> int:
    return round_half_away(7.5 * (handicap_factor(size) + 0.2))


def limited_handicap(handicap: int, size: int, adjustment: Adjustment) -> int:
    """The handicap, adjusted and kept between the limits; one stone counts as none."""
    low = int(clip(adjustment.minimum_handicap, 0, MAXIMUM_HANDICAP))
    high = int(clip(adjustment.maximum_handicap, DEFAULT_MAXIMUM, MAXIMUM_HANDICAP))
    if high == DEFAULT_MAXIMUM:
        high = default_maximum(size)
        low = min(low, high)
    if low > high:
        low, high = high, low
    return int(clip(handicap + adjustment.handicap, low, high))


def without_single_stone(handicap: int) -> int:
    """One stone is the first move, which is no handicap."""
    return 0 if handicap == 1 else handicap


def adjusted_komi(komi: float, adjustment: float, jigo_mode: JigoMode) -> float:
    komi = clip(komi + adjustment, -MAXIMUM_KOMI, MAXIMUM_KOMI)
    if jigo_mode is JigoMode.ALLOW_JIGO:
        komi = math.trunc(komi)
    elif jigo_mode is JigoMode.NO_JIGO and komi == math.trunc(komi):
        komi += math.copysign(0.5, komi)
    komi = round_half_away(2 * komi) / 2
    if abs(komi) > MAXIMUM_KOMI:
        komi -= math.copysign(1, komi)
    return komi


def conventional_handicap(
    mine: float, theirs: float, size: int, ruleset: Ruleset, adjustment: Adjustment
) -> Suggestion:
    """A stone per rank and half a point of komi; even games by nigiri with full komi."""
    difference = abs(mine - theirs) / 100 * handicap_factor(size)
    handicap = limited_handicap(round_half_away(difference), size, adjustment)
    komi = CONVENTIONAL_KOMI if handicap else ruleset.default_komi
    return Suggestion(
        without_single_stone(handicap),
        adjusted_komi(komi, adjustment.komi, adjustment.jigo_mode),
        mine < theirs if handicap else None,
    )


def proper_handicap(
    mine: float, theirs: float, size: int, ruleset: Ruleset, adjustment: Adjustment
) -> Suggestion:
    """Handicap with the komi that makes up what whole stones cannot.

    Komi is not computed again after the handicap has been limited."""
    exact = abs(mine - theirs) / 100 * handicap_factor(size) + 0.5
    handicap = max(1, round_half_away(exact))
    komi = (
        round_half_away(2 * STONE_VALUE * (handicap - exact)) / 2
        + ruleset.default_komi
        - Ruleset.JAPANESE.default_komi
    )
    return Suggestion(
        without_single_stone(limited_handicap(handicap, size, adjustment)),
        adjusted_komi(komi, adjustment.komi, adjustment.jigo_mode),
        mine < theirs if mine != theirs else None,
    )


def check_handicap(handicap: int) -> None:
    if not 0 <= handicap <= MAXIMUM_HANDICAP:
        raise HandicapRange


def check_komi(komi: float) -> None:
    if abs(komi) > MAXIMUM_KOMI or komi * 2 != math.trunc(komi * 2):
        raise KomiRange
