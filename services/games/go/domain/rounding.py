"""Rounding half away from zero, the one rounding of handicaps, komi, ranks and clocks."""

import math


def round_half_away(value: float) -> int:
    """Python's own round goes half to even, which gives other handicaps."""
    return int(math.copysign(math.floor(abs(value) + 0.5), value))


def clip(value: float, low: float, high: float) -> float:
    return max(low, min(high, value))
