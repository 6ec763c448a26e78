"""MJAI: one JSON object per line."""

from collections.abc import Callable
from typing import Any

from services.tournaments.league.domain.blocks import ANKAN, Block
from services.tournaments.league.domain.events import EventType, GameLog
from services.tournaments.league.domain.formats.checks import (
    parse_json,
    seat_number,
    texts,
    whole_number,
    whole_numbers,
)
from services.tournaments.league.domain.formats.event_reader import EventReader, deal, win
from services.tournaments.league.domain.refusals import NotATile, UnreadableLog
from services.tournaments.league.domain.tiles import KIND

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


def tiles_from_mjai(pais: Any) -> tuple[str, ...]:
    return tuple(tile_from_mjai(pai) for pai in pais)


def tile_to_mjai(tile: str) -> str:
    if tile.startswith("0"):
        return f"5{tile[1]}r"
    return "ESWNPFC"[int(tile[0]) - 1] if tile.endswith("z") else tile


def read_mjai(text: str) -> GameLog:
    reader = EventReader()
    for line, entry in enumerate(text.splitlines(), start=1):
        try:
            if entry.strip():
                _read_entry(reader, parse_json(entry))
        except UnreadableLog as unreadable:
            raise UnreadableLog(f"line {line}: {unreadable.detail}") from None
        except (KeyError, TypeError) as missing:
            raise UnreadableLog(f"line {line}: {missing} is missing or wrong") from None
        except NotATile as wrong:
            raise UnreadableLog(f"line {line}: {wrong}") from None
    return reader.log


def _read_entry(reader: EventReader, entry: Any) -> None:
    kind = entry["type"] if isinstance(entry, dict) else None
    if kind in READ:
        READ[kind](reader, entry)
    elif kind in CALLS:
        _read_call(reader, entry)
    elif kind not in SILENT:
        raise UnreadableLog(f"unknown type {str(kind)[:40]!r}")


def _read_game(reader: EventReader, entry: dict) -> None:
    if "names" in entry:
        reader.names = tuple(texts(entry["names"], count=4))


def _read_hand(reader: EventReader, entry: dict) -> None:
    number = whole_number(entry["kyoku"])
    dealer = seat_number(entry["oya"])
    claims: dict[str, Any] = {
        "round": f"{WINDS.find(str(entry['bakaze'])) + 1}z{number}",
        "dealer": dealer,
        "honba": whole_number(entry["honba"]),
        "sticks": whole_number(entry["kyotaku"]),
    }
    if "scores" in entry:
        claims["start_scores"] = whole_numbers(entry["scores"], 4)
    hands = entry["tehais"]
    if not isinstance(hands, list) or len(hands) != 4:
        raise UnreadableLog("four hands are expected")
    marker = tile_from_mjai(entry["dora_marker"])
    reader.hands.append((deal(dealer, lambda seat: tiles_from_mjai(hands[seat]), marker), claims))


def _read_draw(reader: EventReader, entry: dict) -> None:
    reader.add(EventType.DRAW, entry["actor"], tile=tile_from_mjai(entry["pai"]))


def _read_discard(reader: EventReader, entry: dict) -> None:
    tile, tsumogiri = tile_from_mjai(entry["pai"]), bool(entry["tsumogiri"])
    reader.add(EventType.DISCARD, entry["actor"], tile=tile, tsumogiri=tsumogiri)


def _read_reach(reader: EventReader, entry: dict) -> None:
    reader.add(EventType.REACH, entry["actor"], claims={"is_accepted": False})


def _read_acceptance(reader: EventReader, entry: dict) -> None:
    reader.accept_riichi(entry["actor"])


def _read_call(reader: EventReader, entry: dict) -> None:
    actor, target = seat_number(entry["actor"]), seat_number(entry["target"])
    own = tiles_from_mjai(entry["consumed"])
    tile = tile_from_mjai(entry["pai"])
    if actor == target or len(own) != (3 if entry["type"] == "daiminkan" else 2):
        raise UnreadableLog(f"this is no {entry['type']}")
    block = Block(entry["type"], own, tile, (target - actor) % 4)
    reader.add(block.kind, actor, target, tile, block=block.text)


def _read_closed_kan(reader: EventReader, entry: dict) -> None:
    own = tiles_from_mjai(entry["consumed"])
    if not own:
        raise UnreadableLog("this is no ankan")
    reader.add(EventType.ANKAN, entry["actor"], block=Block(ANKAN, own).text)


def _read_added_kan(reader: EventReader, entry: dict) -> None:
    reader.add(EventType.SHOMINKAN, entry["actor"], tile=tile_from_mjai(entry["pai"]))


def _read_indicator(reader: EventReader, entry: dict) -> None:
    reader.add(EventType.DORA_INDICATOR, tile=tile_from_mjai(entry["dora_marker"]))


def _read_win(reader: EventReader, entry: dict) -> None:
    actor, target = entry["actor"], entry["target"]
    reader.turn_ura(tiles_from_mjai(entry.get("ura_markers") or entry.get("uradora_markers") or ()))
    tile = tile_from_mjai(entry["pai"]) if "pai" in entry else None
    reader.events.append(win(actor, target, tile, _deltas(entry)))
    _claim_scores(reader, entry)


def _read_draw_of_hand(reader: EventReader, entry: dict) -> None:
    reason = REASONS.get(str(entry.get("reason")), "end_kyoku")
    claims = _deltas(entry)
    if "tenpais" in entry and reason == "end_kyoku":
        claims["is_tenpai"] = entry["tenpais"]
    reader.add(EventType.RYUKYOKU, reason=reason, claims=claims)
    _claim_scores(reader, entry)


def _deltas(entry: dict) -> dict[str, Any]:
    if entry.get("deltas") is None:
        return {}
    return {"deltas": whole_numbers(entry["deltas"], 4)}


def _claim_scores(reader: EventReader, entry: dict) -> None:
    if "scores" in entry:
        scores = whole_numbers(entry["scores"], 4)
        reader.hands[-1][1]["end_scores"] = scores


READ: dict[str, Callable[[EventReader, dict], None]] = {
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
