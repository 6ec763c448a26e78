"""MJAI out: a replayed game as lines, with what follows from the events."""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from services.tournaments.league.domain.blocks import parse_block
from services.tournaments.league.domain.events import Event, EventType
from services.tournaments.league.domain.formats.mjai import REASONS, WINDS, tile_to_mjai
from services.tournaments.league.domain.games import GameReplay
from services.tournaments.league.domain.replay import HandReplay
from services.tournaments.league.domain.tiles import parse_hand

NAMES_OF_REASONS = {ours: theirs for theirs, ours in REASONS.items()}
DEALT = 5  # four hands and the first indicator


def write_mjai(game: GameReplay, names: Sequence[str]) -> str:
    """The whole game; reading it again gives the same events."""
    entries: list[dict[str, Any]] = [{"type": "start_game", "names": list(names)}]
    for hand in game.hands:
        entries += _hand(hand)
    entries.append({"type": "end_game"})
    return "".join(_line(entry) for entry in entries)


def _line(entry: dict[str, Any]) -> str:
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n"


def _hand(hand: HandReplay) -> Iterator[dict[str, Any]]:
    start, events = hand.start, hand.events
    dealt = {event.actor: event.hand for event in events[: DEALT - 1]}
    if len(events) < DEALT:
        return
    yield {
        "type": "start_kyoku",
        "bakaze": WINDS[start.wind],
        "kyoku": start.number + 1,
        "honba": start.honba,
        "kyotaku": start.sticks,
        "oya": start.dealer,
        "scores": list(start.scores),
        "dora_marker": tile_to_mjai(str(events[DEALT - 1].tile)),
        "tehais": [[tile_to_mjai(tile) for tile in parse_hand(dealt[seat])] for seat in range(4)],
    }
    for order, event in enumerate(events[DEALT:], start=DEALT):
        note = hand.table.notes[order]
        if event.type == EventType.DORA_INDICATOR and event.ura:
            continue  # written with the win
        yield WRITE[event.type](hand, event, note)
        if note.get("is_reach_declaration") and hand.table.notes[order - 1]["is_accepted"]:
            yield {"type": "reach_accepted", "actor": event.actor}
    yield {"type": "end_kyoku"}


def _entry(kind: str, event: Event, **more: Any) -> dict[str, Any]:
    return {"type": kind, "actor": event.actor, **more}


def _pai(event: Event) -> str:
    return tile_to_mjai(str(event.tile))


def _write_draw(_hand: HandReplay, event: Event, _note: dict) -> dict:
    return _entry("tsumo", event, pai=_pai(event))


def _write_discard(_hand: HandReplay, event: Event, note: dict) -> dict:
    return _entry("dahai", event, pai=_pai(event), tsumogiri=note["is_tsumogiri"])


def _write_reach(_hand: HandReplay, event: Event, _note: dict) -> dict:
    return _entry("reach", event)


def _write_call(_hand: HandReplay, event: Event, note: dict) -> dict:
    own = [tile_to_mjai(tile) for tile in parse_block(event.block).own]
    return _entry(event.type, event, target=note["target"], pai=_pai(event), consumed=own)


def _write_closed_kan(_hand: HandReplay, event: Event, _note: dict) -> dict:
    own = [tile_to_mjai(tile) for tile in parse_block(event.block).own]
    return _entry("ankan", event, consumed=own)


def _write_added_kan(_hand: HandReplay, event: Event, note: dict) -> dict:
    block = parse_block(note["block"])
    pon = [tile_to_mjai(tile) for tile in (*block.own, str(block.called))]
    return _entry("kakan", event, pai=_pai(event), consumed=pon)


def _write_indicator(_hand: HandReplay, event: Event, _note: dict) -> dict:
    return {"type": "dora", "dora_marker": _pai(event)}


def _write_win(hand: HandReplay, event: Event, note: dict) -> dict:
    target = event.actor if note["target"] is None else note["target"]
    pai = tile_to_mjai(note["winning_tile"])
    uras = [tile_to_mjai(tile) for tile in hand.table.ura_indicators]
    return _entry("hora", event, target=target, pai=pai, deltas=note["deltas"], ura_markers=uras)


def _write_draw_of_hand(_hand: HandReplay, _event: Event, note: dict) -> dict:
    entry = {"type": "ryukyoku", "deltas": note["deltas"], "tenpais": note["is_tenpai"]}
    if note["reason"] in NAMES_OF_REASONS:
        entry["reason"] = NAMES_OF_REASONS[note["reason"]]
    return entry


WRITE: dict[str, Callable[[HandReplay, Event, dict], dict]] = {
    EventType.DRAW: _write_draw,
    EventType.DISCARD: _write_discard,
    EventType.REACH: _write_reach,
    EventType.CHI: _write_call,
    EventType.PON: _write_call,
    EventType.DAIMINKAN: _write_call,
    EventType.ANKAN: _write_closed_kan,
    EventType.SHOMINKAN: _write_added_kan,
    EventType.DORA_INDICATOR: _write_indicator,
    EventType.RON: _write_win,
    EventType.TSUMO: _write_win,
    EventType.RYUKYOKU: _write_draw_of_hand,
}
