"""tenhou/6 keeps no order of play: find the one that uses up all eight lists.

After each discard somebody may have called it or not. The search tries the calls that fit, then the
next player's draw, and goes back when it cannot go on.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from services.tournaments.league.domain.blocks import DAIMINKAN
from services.tournaments.league.domain.events import Event, EventType
from services.tournaments.league.domain.formats.tenhou_acts import (
    PLACEHOLDER,
    TSUMOGIRI,
    called_block,
    kan_event,
    tile_from_code,
)
from services.tournaments.league.domain.refusals import UnreadableLog

# A real hand needs about 150 steps; a log made to mislead the search is given up here.
MOST_STEPS = 20_000


@dataclass(frozen=True)
class Ending:
    """Who acted last, if the hand was won: the winner drew, or the giver discarded or added."""

    last_actor: int | None = None
    by_draw: bool = False


@dataclass(frozen=True)
class _Node:
    """A moment of the hand: how far each list is used, and whose act is next."""

    taken: tuple[int, ...]
    discarded: tuple[int, ...]
    seat: int
    drawn: str | None = None  # the tile in hand, when the seat is to discard
    to_discard: bool = False
    offered: str | None = None
    events: tuple[Event, ...] = ()
    before: "_Node | None" = None


def order_of_play(
    dealer: int, takes: list[list], discards: list[list], ending: Ending
) -> list[Event]:
    """The events of the hand after the deal; refused if no order fits."""
    start = _Node((0,) * 4, (0,) * 4, dealer)
    stack = [start]
    furthest = start
    for _ in range(MOST_STEPS):
        if not stack:
            break
        node = stack.pop()
        if _progress(node) > _progress(furthest):
            furthest = node
        if _is_end(node, takes, discards, ending):
            return _path(node)
        stack += reversed(list(_continuations(node, takes, discards)))
    seat = furthest.seat
    raise UnreadableLog(
        f"no order of play fits: seat {seat} cannot go on from "
        f"take {furthest.taken[seat] + 1}, discard {furthest.discarded[seat] + 1}"
    )


def _progress(node: _Node) -> int:
    return sum(node.taken) + sum(node.discarded)


def _path(node: _Node) -> list[Event]:
    events: list[Event] = []
    step: _Node | None = node
    while step is not None:
        events[:0] = step.events
        step = step.before
    return events


def _is_end(node: _Node, takes: list[list], discards: list[list], ending: Ending) -> bool:
    used = all(
        node.taken[seat] == len(takes[seat]) and node.discarded[seat] == len(discards[seat])
        for seat in range(4)
    )
    if not used or node.before is None:
        return False
    if ending.last_actor is None:
        # Nine terminals end a hand with a tile in hand, every other draw with a discard.
        return True
    if ending.by_draw:
        return node.to_discard and node.seat == ending.last_actor
    if node.to_discard:
        return False
    giver = node.events[-1].actor
    return giver == ending.last_actor


def _continuations(node: _Node, takes: list[list], discards: list[list]) -> Iterator[_Node]:
    if node.to_discard:
        yield from _after_discard(node, discards)
        return
    if node.offered is not None:
        yield from _calls(node, takes)
    yield from _draw(node, takes)


def _draw(node: _Node, takes: list[list]) -> Iterator[_Node]:
    seat = node.seat
    take = _item(takes[seat], node.taken[seat])
    if isinstance(take, int):
        tile = tile_from_code(take)
        event = Event(EventType.DRAW, seat, tile=tile)
        taken = _one_further(node.taken, seat)
        yield _Node(taken, node.discarded, seat, tile, True, None, (event,), node)


def _calls(node: _Node, takes: list[list]) -> Iterator[_Node]:
    giver = (node.seat - 1) % 4
    for step in (1, 2, 3):
        seat = (giver + step) % 4
        take = _item(takes[seat], node.taken[seat])
        if not isinstance(take, str):
            continue
        block = called_block(take)
        if block.called != node.offered or (seat + block.source) % 4 != giver:
            continue
        event = Event(block.kind, seat, giver, block.called, block=block.text)
        taken = _one_further(node.taken, seat)
        if block.kind == DAIMINKAN:
            # The placeholder in the discards is passed over together with the kan.
            discarded = _one_further(node.discarded, seat)
            yield _Node(taken, discarded, seat, None, False, None, (event,), node)
        else:
            yield _Node(taken, node.discarded, seat, None, True, None, (event,), node)


def _after_discard(node: _Node, discards: list[list]) -> Iterator[_Node]:
    seat = node.seat
    item = _item(discards[seat], node.discarded[seat])
    if item is None or item == PLACEHOLDER:
        return
    discarded = _one_further(node.discarded, seat)
    if isinstance(item, str) and not item.startswith("r"):
        event = kan_event(seat, item)
        yield _Node(node.taken, discarded, seat, None, False, None, (event,), node)
        return
    declares = isinstance(item, str)
    if declares and not item[1:].isdecimal():
        raise UnreadableLog(f"{item[:40]!r} is no riichi")
    code = int(item[1:]) if isinstance(item, str) else item
    if code == TSUMOGIRI and node.drawn is None:
        return
    tile = str(node.drawn) if code == TSUMOGIRI else tile_from_code(code)
    events = [Event(EventType.REACH, seat)] if declares else []
    discard = Event(EventType.DISCARD, seat, tile=tile, tsumogiri=code == TSUMOGIRI)
    following = (seat + 1) % 4
    yield _Node(node.taken, discarded, following, None, False, tile, (*events, discard), node)


def _item(items: list, place: int) -> Any:
    if place >= len(items):
        return None
    if isinstance(items[place], bool) or not isinstance(items[place], int | str):
        raise UnreadableLog(f"{str(items[place])[:40]!r} is neither a tile nor a call")
    return items[place]


def _one_further(places: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*places[:seat], places[seat] + 1, *places[seat + 1 :])
