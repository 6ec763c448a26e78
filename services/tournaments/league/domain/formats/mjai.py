"""MJAI: one JSON object per line."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from services.tournaments.league.domain.blocks import ANKAN, Block
from services.tournaments.league.domain.events import Event, EventType, GameLog, HandLog
from services.tournaments.league.domain.formats.checks import (
    MOST_EVENTS,
    parse_json,
    refuse_long,
    seat_number,
    texts,
    whole_number,
    whole_numbers,
)
from services.tournaments.league.domain.refusals import NotATile, UnreadableLog
from services.tournaments.league.domain.tiles import KIND, hand_text

HONOURS = dict(zip("ESWNPFC", (f"{number}z" for number in range(1, 8)), strict=True))
WINDS = "ESWN"
REDS = {"5mr": "0m", "5pr": "0p", "5sr": "0s"}
TILES = HONOURS | REDS | {tile: tile for tile in KIND if tile[0] != "0" and tile[1] != "z"}
REASONS = {
    "kyushukyuhai": "nine_terminals",
    "sufonrenta": "four_winds",
    "suchareach": "four_riichi",
}
REASONS |= {"sukaikan": "four_kans", "sanchaho": "three_ron", "nagashimangan": "nagashi_mangan"}
CALLS = ("chi", "pon", "daiminkan")
SILENT = frozenset(("none", "hello", "end_kyoku", "end_game", "error"))


def tile_from_mjai(pai: Any) -> str:
    """A tile; `?` is what a player's view hides, and a hidden tile cannot be replayed."""
    tile = TILES.get(pai) if isinstance(pai, str) else None
    if tile is None:
        raise NotATile(pai)
    return tile


def tile_to_mjai(tile: str) -> str:
    if tile.startswith("0"):
        return f"5{tile[1]}r"
    return "ESWNPFC"[int(tile[0]) - 1] if tile.endswith("z") else tile


@dataclass
class _Reader:
    """What has been read so far."""

    names: list[str] = field(default_factory=list)
    hands: list[tuple[list[Event], dict[str, Any]]] = field(default_factory=list)
    line: int = 0

    @property
    def events(self) -> list[Event]:
        if not self.hands:
            raise UnreadableLog(f"line {self.line}: no hand has begun")
        events = self.hands[-1][0]
        if len(events) > MOST_EVENTS:
            raise UnreadableLog(f"line {self.line}: the hand does not end")
        return events


def read_mjai(text: str) -> GameLog:
    refuse_long(text)
    reader = _Reader()
    for line, written in enumerate(text.splitlines(), start=1):
        reader.line = line
        if written.strip():
            entry = parse_json(written, f"line {line}: ")
            try:
                _read_entry(reader, entry)
            except (KeyError, TypeError) as missing:
                raise UnreadableLog(f"line {line}: {missing} is missing or wrong") from None
            except NotATile as wrong:
                raise UnreadableLog(f"line {line}: {wrong}") from None
    hands = tuple(HandLog(tuple(events), claims=claims) for events, claims in reader.hands)
    return GameLog(hands, tuple(reader.names))


def _read_entry(reader: _Reader, entry: Any) -> None:
    kind = entry["type"] if isinstance(entry, dict) else None
    if kind in READ:
        READ[kind](reader, entry)
    elif kind in CALLS:
        _read_call(reader, entry)
    elif kind not in SILENT:
        raise UnreadableLog(f"line {reader.line}: unknown type {str(kind)[:40]!r}")


def _read_game(reader: _Reader, entry: dict) -> None:
    if "names" in entry:
        reader.names = texts(entry["names"], f"line {reader.line}", 4)


def _read_hand(reader: _Reader, entry: dict) -> None:
    place = f"line {reader.line}"
    number = whole_number(entry["kyoku"], place)
    dealer = seat_number(entry["oya"], place)
    claims: dict[str, Any] = {
        "round": f"{WINDS.find(str(entry['bakaze'])) + 1}z{number}",
        "dealer": dealer,
        "honba": whole_number(entry["honba"], place),
        "sticks": whole_number(entry["kyotaku"], place),
    }
    if "scores" in entry:
        claims["start_scores"] = whole_numbers(entry["scores"], 4, place)
    hands = entry["tehais"]
    if not isinstance(hands, list) or len(hands) != 4:
        raise UnreadableLog(f"{place}: four hands are expected")
    dealt = []
    for step in range(4):
        seat = (dealer + step) % 4
        hand = hand_text(tile_from_mjai(pai) for pai in hands[seat])
        dealt.append(Event(EventType.HAIPAI, actor=seat, hand=hand))
    marker = tile_from_mjai(entry["dora_marker"])
    dealt.append(Event(EventType.DORA_INDICATOR, tile=marker))
    reader.hands.append((dealt, claims))


def _read_draw(reader: _Reader, entry: dict) -> None:
    tile = tile_from_mjai(entry["pai"])
    reader.events.append(Event(EventType.DRAW, actor=entry["actor"], tile=tile))


def _read_discard(reader: _Reader, entry: dict) -> None:
    tile, tsumogiri = tile_from_mjai(entry["pai"]), bool(entry["tsumogiri"])
    discard = Event(EventType.DISCARD, actor=entry["actor"], tile=tile, tsumogiri=tsumogiri)
    reader.events.append(discard)


def _read_reach(reader: _Reader, entry: dict) -> None:
    claims = {"is_accepted": False}
    reader.events.append(Event(EventType.REACH, actor=entry["actor"], claims=claims))


def _read_acceptance(reader: _Reader, entry: dict) -> None:
    for event in reversed(reader.events):
        if event.type == EventType.REACH and event.actor == entry["actor"]:
            event.claims["is_accepted"] = True  # type: ignore[index]
            return
    raise UnreadableLog(f"line {reader.line}: no riichi was declared")


def _read_call(reader: _Reader, entry: dict) -> None:
    place = f"line {reader.line}"
    actor, target = seat_number(entry["actor"], place), seat_number(entry["target"], place)
    own = tuple(tile_from_mjai(pai) for pai in entry["consumed"])
    tile = tile_from_mjai(entry["pai"])
    if actor == target or len(own) != (3 if entry["type"] == "daiminkan" else 2):
        raise UnreadableLog(f"{place}: this is no {entry['type']}")
    block = Block(entry["type"], own, tile, (target - actor) % 4)
    reader.events.append(Event(block.kind, actor, target, tile, block=block.text))


def _read_closed_kan(reader: _Reader, entry: dict) -> None:
    own = tuple(tile_from_mjai(pai) for pai in entry["consumed"])
    if not own:
        raise UnreadableLog(f"line {reader.line}: this is no ankan")
    block = Block(ANKAN, own).text
    reader.events.append(Event(EventType.ANKAN, actor=entry["actor"], block=block))


def _read_added_kan(reader: _Reader, entry: dict) -> None:
    tile = tile_from_mjai(entry["pai"])
    reader.events.append(Event(EventType.SHOMINKAN, actor=entry["actor"], tile=tile))


def _read_indicator(reader: _Reader, entry: dict) -> None:
    tile = tile_from_mjai(entry["dora_marker"])
    reader.events.append(Event(EventType.DORA_INDICATOR, tile=tile))


def _read_win(reader: _Reader, entry: dict) -> None:
    actor, target = entry["actor"], entry["target"]
    for pai in entry.get("ura_markers") or entry.get("uradora_markers") or ():
        ura = Event(EventType.DORA_INDICATOR, tile=tile_from_mjai(pai), ura=True)
        if not any(event.type == EventType.RON for event in reader.events):
            reader.events.append(ura)
    tile = tile_from_mjai(entry["pai"]) if "pai" in entry else None
    claims = _deltas(reader, entry)
    if actor == target:
        reader.events.append(Event(EventType.TSUMO, actor, tile=tile, claims=claims))
    else:
        reader.events.append(Event(EventType.RON, actor, target, tile, claims=claims))
    _claim_scores(reader, entry)


def _read_draw_of_hand(reader: _Reader, entry: dict) -> None:
    reason = REASONS.get(str(entry.get("reason")), "end_kyoku")
    claims = _deltas(reader, entry)
    if "tenpais" in entry and reason == "end_kyoku":
        claims["is_tenpai"] = entry["tenpais"]
    reader.events.append(Event(EventType.RYUKYOKU, reason=reason, claims=claims))
    _claim_scores(reader, entry)


def _deltas(reader: _Reader, entry: dict) -> dict[str, Any]:
    if entry.get("deltas") is None:
        return {}
    return {"deltas": whole_numbers(entry["deltas"], 4, f"line {reader.line}")}


def _claim_scores(reader: _Reader, entry: dict) -> None:
    if "scores" in entry:
        scores = whole_numbers(entry["scores"], 4, f"line {reader.line}")
        reader.hands[-1][1]["end_scores"] = scores


READ: dict[str, Callable[[_Reader, dict], None]] = {
    "start_game": _read_game,
    "start_kyoku": _read_hand,
    "tsumo": _read_draw,
    "dahai": _read_discard,
    "reach": _read_reach,
    "reach_accepted": _read_acceptance,
    "ankan": _read_closed_kan,
    "kakan": _read_added_kan,
    "dora": _read_indicator,
    "hora": _read_win,
    "ryukyoku": _read_draw_of_hand,
}
