"""Which round a hall plays, and in which order its boards stand."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

# From the strongest down, as far as halls write them before names.
TITLES = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")


class Shown(Protocol):
    """A round that is no draft."""

    @property
    def number(self) -> int: ...
    @property
    def missing(self) -> int: ...


@dataclass(frozen=True)
class CurrentRound:
    """0 before the first; `playing` while results are missing."""

    number: int = 0
    playing: bool = False


def current_round(rounds: Sequence[Shown]) -> CurrentRound:
    """The first that misses a result; else the last."""
    for shown in rounds:
        if shown.missing:
            return CurrentRound(shown.number, True)
    return CurrentRound(rounds[-1].number if rounds else 0)


def in_board_order(boards: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """By the better player's points, the lent ones included, then the other's, then who he is."""
    return sorted(boards, key=_board_key)


def _board_key(board: Mapping[str, Any]) -> tuple:
    best, other = sorted(_side_key(board[side]) for side in ("white", "black"))
    return best[0], other[0], best, other, board["board"]


def _side_key(side: Mapping[str, Any]) -> tuple:
    """Smaller is stronger."""
    title = side["title"].upper()
    rank = TITLES.index(title) if title in TITLES else len(TITLES)
    return -(side["points"] + side["virtual_points"]), -side["rating"], rank, side["name"]
