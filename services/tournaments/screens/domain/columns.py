"""Spread a list over the columns of a screen."""

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")


def in_columns(items: Sequence[Item], columns: int) -> list[list[Item]]:
    """As even as possible; the first ones take what is left over: 13 in 3 are 5, 4 and 4."""
    size, longer = divmod(len(items), columns)
    spread, begin = [], 0
    for number in range(columns):
        end = begin + size + (number < longer)
        spread.append(list(items[begin:end]))
        begin = end
    return spread
