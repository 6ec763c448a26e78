"""A recorded game is changed in its middle, and everything that becomes different is listed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any

from services.tournaments.league.domain.events import Event, EventType, GameLog, HandLog
from services.tournaments.league.domain.games import GameReplay
from services.tournaments.league.domain.refusals import NothingThere
from services.tournaments.league.domain.replay import HandReplay

WIN_FIELDS = ("winning_tile", "target", "points", "base_points", "fu", "han", "yaku")


@dataclass(frozen=True)
class Change:
    """From this event of a hand on so many are removed, and others put in their place.

    Or the whole hand is written anew.
    """

    hand: int
    event: int
    removed: int
    events: tuple[Event, ...]
    whole: HandLog | None = None


@dataclass(frozen=True)
class Consequence:
    """What becomes different, in which hand if in one, from what to what."""

    hand: int | None
    what: str
    before: Any
    after: Any


def changed_log(log: GameLog, changes: Sequence[Change]) -> GameLog:
    """Numbers are those before any of the changes; a hand that loses all its events is gone."""
    hands = list(log.hands)
    for change in sorted(changes, key=lambda change: (change.hand, change.event), reverse=True):
        hands[change.hand - 1] = _changed_hand(hands, change)
    kept = tuple(hand for hand in hands if hand.events or hand.written)
    return GameLog(kept, ended_by=log.ended_by)


def _changed_hand(hands: Sequence[HandLog], change: Change) -> HandLog:
    if change.hand > len(hands):
        raise NothingThere(f"{len(hands)} hands are recorded").at(hand=change.hand)
    if change.whole is not None:
        return change.whole
    hand, first = hands[change.hand - 1], change.event - 1
    last = first + change.removed
    if last > len(hand.events):
        raise NothingThere(f"{len(hand.events)} events are recorded").at(change.hand, change.event)
    events = (*hand.events[:first], *change.events, *hand.events[last:])
    longer = len(change.events) - change.removed
    fouls = tuple(
        replace(foul, after_event=max(0, foul.after_event + longer))
        if foul.after_event >= last
        else foul
        for foul in hand.foul_plays
    )
    return HandLog(events, fouls, written=hand.written)


def consequences(before: GameReplay, after: GameReplay) -> list[Consequence]:
    """All that differs between two replays of a game, hand by hand, then its end."""
    found = []
    for number, pair in enumerate(zip_longest(before.hands, after.hands), start=1):
        old, new = (dict(_facts_of_hand(hand)) if hand else {} for hand in pair)
        found += _differences(number, old, new)
    return found + _differences(None, _facts_of_game(before), _facts_of_game(after))


def _differences(hand: int | None, old: dict, new: dict) -> list[Consequence]:
    return [
        Consequence(hand, what, old.get(what), new.get(what))
        for what in dict.fromkeys([*old, *new])
        if old.get(what) != new.get(what)
    ]


def _facts_of_hand(hand: HandReplay) -> Iterator[tuple[str, Any]]:
    start = hand.start
    yield "round", start.round
    yield "honba_count", start.honba
    yield "reach_stick_count", start.sticks
    yield "start_scores", list(start.scores)
    yield "events", len(hand.events)
    yield "riichi", [event.actor for event in hand.events if event.type == EventType.REACH]
    yield "wins", list(_wins(hand))
    yield "draw", next((event.reason for event in hand.events if event.reason), None)
    yield "end_scores", list(hand.scores) if hand.is_over else None


def _wins(hand: HandReplay) -> Iterator[dict[str, Any]]:
    for event, note in zip(hand.events, hand.table.notes, strict=True):
        if event.type in (EventType.RON, EventType.TSUMO):
            yield {"actor": event.actor} | {name: note[name] for name in WIN_FIELDS}


def _facts_of_game(game: GameReplay) -> dict[str, Any]:
    placings = game.placings
    return {
        "finished": bool(placings),
        "final_scores": [placing.score for placing in placings],
        "ranks": [placing.rank for placing in placings],
        "points": [float(placing.points) for placing in placings],
    }
