"""What happens in a hand, event by event, and the hands and games made of events."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum
from typing import Any

from services.tournaments.league.domain.written.hands import WrittenHand

SEATS = range(4)


class EventType(StrEnum):
    HAIPAI = "haipai"
    DRAW = "draw"
    DISCARD = "discard"
    RON = "ron"
    TSUMO = "tsumo"
    REACH = "reach"
    PON = "pon"
    CHI = "chi"
    DAIMINKAN = "daiminkan"
    SHOMINKAN = "shominkan"
    ANKAN = "ankan"
    DORA_INDICATOR = "dora_indicator"
    RYUKYOKU = "ryukyoku"


class DrawReason(StrEnum):
    """Why a hand is drawn; all but the first need a rule set that knows them."""

    END_KYOKU = "end_kyoku"
    NAGASHI_MANGAN = "nagashi_mangan"
    NINE_TERMINALS = "nine_terminals"
    FOUR_WINDS = "four_winds"
    FOUR_RIICHI = "four_riichi"
    FOUR_KANS = "four_kans"
    THREE_RON = "three_ron"


class FoulType(StrEnum):
    CHI = "chi by mistake"
    PON = "pon by mistake"
    REACH = "reached by mistake"
    RON = "ron agari by mistake"
    SHORTAGE = "shortage of tiles"
    SURPLUS = "too many tiles"
    TSUMO = "tsumo agari by mistake"
    CHOMBO = "chombo"  # where nobody wrote which


class EndedBy(StrEnum):
    """Why a game ends although hands could follow."""

    TIME = "time"
    DEALER = "dealer"  # agari-yame where it is a choice


@dataclass(frozen=True, slots=True)
class Event:
    """One event as it was recorded; `claims` hold what else the sender says about it.

    Seats are 0..3, 0 the first dealer. A claim is never used, only compared with what follows
    from the events.
    """

    type: str
    actor: int | None = None
    target: int | None = None
    tile: str | None = None
    hand: str | None = None
    block: str | None = None
    tsumogiri: bool | None = None
    ura: bool = False
    reason: str | None = None
    claims: Mapping[str, Any] = field(default_factory=dict, compare=False, hash=False)


@dataclass(frozen=True)
class FoulPlay:
    """An offence during a hand; the hand is replayed, or the offender's hand is dead.

    A dead hand may not call, declare riichi or win from `after_event` on, and counts as noten.
    """

    actor: int
    type: str
    penalty_points: Decimal = Decimal(0)
    description: str = ""
    restarted: bool = False
    after_event: int = 0


@dataclass(frozen=True)
class HandLog:
    """One hand as it was recorded, with what the sender says about its start and end.

    Either event by event, or `written` as people do, without tiles.
    """

    events: tuple[Event, ...]
    foul_plays: tuple[FoulPlay, ...] = ()
    claims: Mapping[str, Any] = field(default_factory=dict, compare=False, hash=False)
    written: WrittenHand | None = None


@dataclass(frozen=True)
class GameLog:
    """One game as it was recorded; `names` are those the log gives to the seats.

    `ended_by` says who ended it before its last hand, if anybody did.
    """

    hands: tuple[HandLog, ...]
    names: tuple[str, ...] = ()
    claims: Mapping[str, Any] = field(default_factory=dict, compare=False, hash=False)
    ended_by: str | None = None
