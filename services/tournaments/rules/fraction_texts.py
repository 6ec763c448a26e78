"""Fractions as people write them: "2/3", "0.25", 1."""

import re
from fractions import Fraction
from typing import Any

# No exponents and few digits: "1e999999999" would keep a worker busy for ever.
WRITTEN = re.compile(r"[+-]?\d{1,9}(\.\d{1,9}|/\d{1,9})?")


def fraction_from(value: Any) -> Fraction:
    if not WRITTEN.fullmatch(str(value)):
        raise ValueError(f"{str(value)[:20]} is not a fraction like 2/3 or 0.25")
    return Fraction(str(value))


def fraction_text(amount: Fraction) -> str:
    """A fraction as people write it: 66.5, 14 2/3, 141."""
    if amount.denominator in (1, 2, 4, 5, 10):
        return f"{float(amount):.2f}".rstrip("0").rstrip(".")
    whole, rest = divmod(amount, 1)
    return f"{whole} {rest}" if whole else str(rest)
