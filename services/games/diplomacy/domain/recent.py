"""What a report joins: the phases since the last one that had orders."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

Phase = TypeVar("Phase")
MOST = 5  # a whole year: nothing of it had orders for who has no unit left


def since_orders(newest_first: Iterable[Phase], had_orders: Callable[[Phase], bool]) -> list[Phase]:
    """The oldest first; it is the one that had orders, if any had."""
    joined: list[Phase] = []
    for phase in newest_first:
        joined.insert(0, phase)
        if had_orders(phase):
            break
    return joined


def joined_text(reports: Sequence[tuple[str, str]]) -> str:
    """Of pairs of heading and words, those that have words; a blank line stands between them."""
    told = [one for one in reports if one[1].strip()] or list(reports[:1])
    texts = [f"{heading}\n\n{words}" for heading, words in told]
    return "".join([*(f"{text.rstrip()}\n\n" for text in texts[:-1]), *texts[-1:]])
