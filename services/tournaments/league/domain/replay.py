"""Replay a hand from its events alone; the first one that cannot have happened is named."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from services.tournaments.league.domain import calls, endings, moves
from services.tournaments.league.domain.blocks import parse_block
from services.tournaments.league.domain.events import (
    SEATS,
    DrawReason,
    Event,
    EventType,
    FoulPlay,
    FoulType,
    HandLog,
)
from services.tournaments.league.domain.refusals import (
    Contradicted,
    HandIsOver,
    HandNotOver,
    Impossible,
    MalformedEvent,
    NeedsFourPlayers,
    NotAnIndicator,
)
from services.tournaments.league.domain.rule_sets import RuleSet
from services.tournaments.league.domain.table import HandStart, Phase, Table
from services.tournaments.league.domain.tiles import hand_text, parse_hand
from services.tournaments.league.domain.written.hands import WrittenHand

PLAY: dict[str, Callable[[Table, Event], dict]] = {
    EventType.HAIPAI: moves.deal,
    EventType.DRAW: moves.draw,
    EventType.DISCARD: moves.discard,
    EventType.REACH: moves.reach,
    EventType.DORA_INDICATOR: moves.turn_indicator,
    EventType.CHI: calls.call,
    EventType.PON: calls.call,
    EventType.DAIMINKAN: calls.call,
    EventType.ANKAN: calls.declare_closed_kan,
    EventType.SHOMINKAN: calls.declare_added_kan,
    EventType.RON: endings.win_by_ron,
    EventType.TSUMO: endings.win_by_tsumo,
    EventType.RYUKYOKU: endings.end_in_draw,
}
KEEP_OFFER = frozenset((EventType.RON, EventType.DORA_INDICATOR))


@dataclass(frozen=True)
class HandReplay:
    """What follows from a hand's events."""

    start: HandStart
    events: tuple[Event, ...]
    foul_plays: tuple[FoulPlay, ...]
    table: Table
    written: WrittenHand | None = None

    @property
    def is_restarted(self) -> bool:
        return any(foul.restarted for foul in self.foul_plays)

    @property
    def is_over(self) -> bool:
        return self.is_restarted or self.table.phase is Phase.OVER

    @property
    def scores(self) -> tuple[int, ...]:
        """A replayed hand leaves no trace: sticks paid in it go back to their owners."""
        return self.start.scores if self.is_restarted else tuple(self.table.scores)

    @property
    def sticks(self) -> int:
        return self.start.sticks if self.is_restarted else self.table.sticks


def replay_hand(
    rules: RuleSet, start: HandStart, log: HandLog, complete: bool = True
) -> HandReplay:
    """Play every event; `complete` refuses a log that ends before the hand does."""
    if rules.players != len(SEATS):
        raise NeedsFourPlayers
    table = Table(rules, start)
    for foul in log.foul_plays:
        table.seats[foul.actor].may_lack |= foul.type == FoulType.SHORTAGE
        table.seats[foul.actor].may_exceed |= foul.type == FoulType.SURPLUS
        if not foul.restarted:
            table.seats[foul.actor].dead_after = foul.after_event
    play(table, log.events)
    recorded = tuple(map(_event_in_full, log.events, table.notes))
    replay = HandReplay(start, recorded, log.foul_plays, table)
    _compare_acceptance(table, log.events)
    if replay.is_over and table.winners and log.events[-1].ura and complete:
        raise NotAnIndicator("nobody wins after it").at(event=len(log.events))
    if complete and not replay.is_over:
        raise HandNotOver().at(event=len(log.events) + 1)
    return replay


def play(table: Table, events: Iterable[Event]) -> None:
    for event in events:
        table.order += 1
        try:
            note = _play_one(table, event)
            table.notes.append(note)
            _compare(event, note)
        except Impossible as impossible:
            raise impossible.at(event=table.order) from None
        except ValueError as malformed:
            raise MalformedEvent(str(malformed)).at(event=table.order) from None


def _play_one(table: Table, event: Event) -> dict:
    if event.type not in PLAY:
        raise MalformedEvent(f"unknown type {str(event.type)[:40]!r}")
    if table.phase is Phase.OVER and event.type != EventType.RON and not event.ura:
        raise HandIsOver
    if not _keeps_offer(table, event):
        moves.pass_offer(table)
    return PLAY[event.type](table, event)


def _keeps_offer(table: Table, event: Event) -> bool:
    """Whether the tile on offer may still be won after this event.

    An indicator shows that a kan stands, unless one of an earlier kan is due. Three who win on a
    riichi declaration keep it from being accepted.
    """
    if event.type == EventType.RYUKYOKU:
        return event.reason == DrawReason.THREE_RON
    if event.type == EventType.DORA_INDICATOR and not event.ura:
        return table.phase is not Phase.REPLACEMENT or len(table.indicators) <= table.kans
    return event.type in KEEP_OFFER


def _event_in_full(event: Event, note: dict[str, Any]) -> Event:
    """The event with what its sender may leave out, so that equal hands have equal events."""
    given: dict[str, Any] = {}
    if event.type == EventType.HAIPAI:
        given["hand"] = hand_text(parse_hand(event.hand))
    if event.type == EventType.DISCARD and event.tsumogiri is None:
        given["tsumogiri"] = note["is_tsumogiri"]
    if event.type in (EventType.RON, EventType.TSUMO):
        given["tile"] = note["winning_tile"]
    if event.type == EventType.RYUKYOKU:
        given["reason"] = note["reason"]
    if "target" in note:
        given["target"] = note["target"]
    if event.block or "block" in note:
        given["block"] = note.get("block") or parse_block(event.block).text
    return replace(event, **given) if given else event


def _compare(event: Event, note: dict[str, Any]) -> None:
    for field, sent in event.claims.items():
        if field == "is_accepted":
            continue
        if field in note and note[field] != sent:
            raise Contradicted(field, sent, note[field])


def _compare_acceptance(table: Table, events: Iterable[Event]) -> None:
    """Whether a riichi is accepted shows only after its discard, hence at the end."""
    over = table.phase is Phase.OVER
    for order, (event, note) in enumerate(zip(events, table.notes, strict=True), start=1):
        sent = event.claims.get("is_accepted")
        if sent is not None and over and sent != note["is_accepted"]:
            raise Contradicted("is_accepted", sent, note["is_accepted"]).at(event=order)
