"""Fractions as people write them: "2/3", "0.25", 1."""

import re
from fractions import Fraction
from typing import Any

# No exponents and few digits: "1e999999999" would keep a worker busy for ever.
WRITTEN = re.compile(r"[+-]?\d{1,9}(\.\d{1,9}|/\d{1,9})?")


def share_from(value: Any) -> Fraction:
    if not WRITTEN.fullmatch(str(value)):
        raise ValueError(f"{str(value)[:20]} is not a fraction like 2/3 or 0.25")
    return Fraction(str(value))
