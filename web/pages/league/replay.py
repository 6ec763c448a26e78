"""A hand step by step: what lies where after so many events."""

import re
from dataclasses import dataclass, field
from typing import Any

SUITED = re.compile(r"([0-9]+)([mpsz])")
CALLS = frozenset(("chi", "pon", "daiminkan", "ankan"))
ORDER = {suit: place for place, suit in enumerate("mpsz")}


@dataclass
class SeatView:
    """What one player has before him."""

    tiles: list[str] = field(default_factory=list)
    drawn: str | None = None
    blocks: list[list[str]] = field(default_factory=list)
    river: list[dict[str, Any]] = field(default_factory=list)
    riichi: bool = False


@dataclass
class TableView:
    """The table after a step; `actor` did the last thing."""

    seats: list[SeatView]
    indicators: list[str] = field(default_factory=list)
    ura: list[str] = field(default_factory=list)
    actor: int | None = None


def tiles_of(text: str) -> list[str]:
    """`123m0p` as single tiles."""
    return [f"{digit}{suit}" for digits, suit in SUITED.findall(text) for digit in digits]


def sort_tiles(tiles: list[str]) -> list[str]:
    """A red five stands among the fives."""
    return sorted(tiles, key=lambda tile: (ORDER[tile[1]], int(tile[0]) or 4.5))


def table_after(events: list[dict[str, Any]], seat_of: dict[int, int], step: int) -> TableView:
    """Replay the first events; they were checked when they were stored."""
    table = TableView([SeatView() for _ in seat_of])
    for event in events[:step]:
        actor = seat_of.get(event["actor_player_id"])
        table.actor = actor if actor is not None else table.actor
        if event["type"] == "dora_indicator":
            lying = table.ura if event["indicator_type"] == "ura" else table.indicators
            lying.append(event["tile"])
        elif actor is not None:
            _act(table, table.seats[actor], event, seat_of)
    return table


def _act(table: TableView, seat: SeatView, event: dict[str, Any], seat_of: dict[int, int]) -> None:
    kind, tile = event["type"], event["tile"]
    if kind == "haipai":
        seat.tiles = tiles_of(event["hand"])
    elif kind == "draw":
        seat.drawn = tile
    elif kind == "reach":
        seat.riichi = True
    elif kind == "discard":
        _put_away(seat, tile, event["is_tsumogiri"])
        turned = bool(event["is_reach_declaration"])
        seat.river.append({"tile": tile, "turned": turned, "drawn": event["is_tsumogiri"]})
    elif kind in CALLS:
        _call(table, seat, event, seat_of)
    elif kind == "shominkan":
        _put_away(seat, tile, False)
        block = next(each for each in seat.blocks if _kind(each[0]) == _kind(tile))
        block.append(tile)
    elif kind in ("ron", "tsumo") and tile:
        seat.drawn = tile


def _put_away(seat: SeatView, tile: str, drawn: bool) -> None:
    """The tile leaves the hand; the one drawn joins it if another was discarded."""
    if seat.drawn is not None:
        seat.tiles.append(seat.drawn)
        seat.drawn = None
    if tile in seat.tiles:
        seat.tiles.remove(tile)


def _call(table: TableView, seat: SeatView, event: dict[str, Any], seat_of: dict[int, int]) -> None:
    block = tiles_of(event["block"].replace("-", ""))
    called = event["tile"]
    if seat.drawn is not None:
        seat.tiles.append(seat.drawn)
        seat.drawn = None
    own = list(block)
    if event["type"] != "ankan" and called in own:
        own.remove(called)
        giver = seat_of.get(event["target_player_id"])
        if giver is not None and table.seats[giver].river:
            table.seats[giver].river[-1]["called"] = True
    for tile in own:
        if tile in seat.tiles:
            seat.tiles.remove(tile)
    seat.blocks.append(block)


def _kind(tile: str) -> str:
    return f"5{tile[1]}" if tile[0] == "0" else tile
