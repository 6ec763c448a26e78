"""A hand as it was written: its end, the wins, who was in riichi and who was tenpai."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Any


class End(StrEnum):
    """How a written hand ended."""

    RON = "ron"
    TSUMO = "tsumo"
    DRAW = "draw"
    CHOMBO = "chombo"


class Limit(StrEnum):
    """What people say instead of a number of han."""

    MANGAN = "mangan"
    HANEMAN = "haneman"
    BAIMAN = "baiman"
    SANBAIMAN = "sanbaiman"
    YAKUMAN = "yakuman"


@dataclass(frozen=True)
class WrittenWin:
    """A win; None is what was not written.

    `yaku` has each with its han, dora with as many as tiles. `points` is what the winner says to
    have received, honba and sticks included: it is compared and never used.
    """

    winner: int
    loser: int | None = None
    han: int | None = None
    fu: int | None = None
    limit: str | None = None
    yakuman: int = 1
    yaku: Mapping[str, int] | None = None
    is_open: bool | None = None
    responsible: int | None = None
    points: int | None = None


@dataclass(frozen=True)
class WrittenHand:
    """`riichi` are those whose stick was accepted; `nagashi` those paid for their discards."""

    end: str
    wins: tuple[WrittenWin, ...] = ()
    riichi: tuple[int, ...] = ()
    tenpai: tuple[int, ...] = ()
    reason: str | None = None
    nagashi: tuple[int, ...] = ()

    @property
    def has_yaku(self) -> bool:
        """Whether every win has its yaku; a hand without a win lacks none."""
        return all(win.yaku is not None for win in self.wins)


WIN_FIELDS = frozenset(field.name for field in fields(WrittenWin))
HAND_FIELDS = frozenset(field.name for field in fields(WrittenHand))


def written_as_json(hand: WrittenHand) -> dict[str, Any]:
    """What was written, without what was not."""
    entry = {key: value for key, value in asdict(hand).items() if value not in (None, (), [])}
    if hand.wins:
        entry["wins"] = [_win_as_json(win) for win in hand.wins]
    return entry


def _win_as_json(win: WrittenWin) -> dict[str, Any]:
    entry = {key: value for key, value in asdict(win).items() if value is not None}
    if entry["yakuman"] == 1:
        del entry["yakuman"]
    return entry


def written_hand(entry: Mapping[str, Any]) -> WrittenHand:
    """The hand that written_as_json told."""
    values: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()
    }
    wins = tuple(WrittenWin(**win) for win in entry.get("wins", ()))
    return WrittenHand(**values | {"wins": wins})
