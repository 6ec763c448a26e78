"""tenhou/6: the numbers of tiles and the texts of calls."""

import re
from typing import Any

from services.tournaments.league.domain.blocks import ANKAN, CHI, DAIMINKAN, PON, Block
from services.tournaments.league.domain.events import Event, EventType
from services.tournaments.league.domain.refusals import NotATile, UnreadableLog
from services.tournaments.league.domain.tiles import KIND

TSUMOGIRI = 60
PLACEHOLDER = 0  # stands in the discards for the open kan of the same place
_CALL = re.compile(r"(?:\d\d)*([cpmka])(?:\d\d)+")
_KINDS = {"c": CHI, "p": PON, "m": DAIMINKAN}
_SOURCES = {0: 3, 2: 2, 4: 1, 6: 1}  # place of the letter -> seats further round the table


def tile_from_code(code: Any) -> str:
    if isinstance(code, bool) or not isinstance(code, int):
        raise NotATile(code)
    suit, number = divmod(code, 10)
    if suit == 5 and number in (1, 2, 3):
        return f"0{'mps'[number - 1]}"
    tile = f"{number}{'mpsz'[suit - 1]}" if suit in (1, 2, 3, 4) else ""
    if number == 0 or tile not in KIND:
        raise NotATile(code)
    return tile


def called_block(text: str) -> Block:
    """The block of a take such as `c275226` or `4747p47`."""
    letter, tiles = _parts(text)
    if letter not in _KINDS or len(tiles) != (4 if letter == "m" else 3):
        raise UnreadableLog(f"{text[:40]!r} is no call")
    place = text.index(letter)
    called = tiles[place // 2]
    own = tuple(tile for other, tile in enumerate(tiles) if other != place // 2)
    return Block(_KINDS[letter], own, called, _SOURCES[place])


def kan_event(seat: int, text: str) -> Event:
    """The event of a discard such as `424242a42` or `k37373737`."""
    letter, tiles = _parts(text)
    if letter not in ("a", "k") or len(tiles) != 4:
        raise UnreadableLog(f"{text[:40]!r} is no kan")
    if letter == "a":
        return Event(EventType.ANKAN, seat, block=Block(ANKAN, tuple(tiles)).text)
    return Event(EventType.SHOMINKAN, seat, tile=tiles[text.index("k") // 2])


def _parts(text: str) -> tuple[str, list[str]]:
    match = _CALL.fullmatch(text)
    if not match:
        raise UnreadableLog(f"{text[:40]!r} is neither a tile nor a call")
    digits = text.replace(match[1], "")
    codes = [int(digits[place : place + 2]) for place in range(0, len(digits), 2)]
    return match[1], [tile_from_code(code) for code in codes]
