"""The page of the M-League's viewer: commands in a JSON list that stands in the page.

Players are `A0` to `D0`, A dealing first; a red five has a capital suit, as in `5P`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from services.tournaments.league.domain.blocks import ANKAN, CHI, DAIMINKAN, PON, Block
from services.tournaments.league.domain.events import SEATS, EventType, GameLog
from services.tournaments.league.domain.formats.checks import parse_json, texts
from services.tournaments.league.domain.formats.event_reader import EventReader, deal, win
from services.tournaments.league.domain.refusals import NotATile, UnreadableLog
from services.tournaments.league.domain.tiles import KIND

OPENING = "UMP_PLAYER.init("
CALLS = ("chi", "pon", "kan")
STICK = 1000


@dataclass
class _Reader(EventReader):
    """Remembers the deal until the first draw, and what was said before tiles are opened."""

    dealer: int = 0
    dealt: dict[int, list[str]] = field(default_factory=dict)
    indicator: str | None = None
    said: str = ""
    is_dealt: bool = False

    @property
    def giver(self) -> int:
        for event in reversed(self.events):
            if event.type in (EventType.DISCARD, EventType.SHOMINKAN, EventType.ANKAN):
                return event.actor or 0
        raise UnreadableLog("nothing was discarded")


def read_viewer(text: str) -> GameLog:
    """The whole page, or only the list of commands."""
    reader = _Reader()
    commands = parse_json(_commands(text))
    if not isinstance(commands, list):
        raise UnreadableLog("a list of commands is expected")
    for number, entry in enumerate(commands, start=1):
        try:
            arguments = texts(entry["args"])
            if entry["cmd"] in READ:
                READ[entry["cmd"]](reader, arguments)
        except UnreadableLog as unreadable:
            raise UnreadableLog(f"command {number}: {unreadable.detail}") from None
        except (KeyError, TypeError, IndexError, ValueError) as wrong:
            raise UnreadableLog(f"command {number}: {wrong} is missing or wrong") from None
    return reader.log


def _commands(text: str) -> str:
    place = text.find(OPENING)
    if place < 0:
        return text
    first = text.find("'", place)
    last = text.find("'", first + 1)
    if min(first, last) < 0:
        raise UnreadableLog("the page has no commands")
    return text[first + 1 : last]


def tile_from_viewer(written: str) -> str:
    tile = f"0{written[1].lower()}" if written[:1] == "5" and written[1:].isupper() else written
    if tile not in KIND:
        raise NotATile(written)
    return tile


def _tiles(written: str) -> tuple[str, ...]:
    plain = written.strip("<>")
    return tuple(tile_from_viewer(plain[at : at + 2]) for at in range(0, len(plain), 2))


def _seat(written: str) -> int:
    seat = "ABCD".find(written[:1])
    if not written or seat < 0:
        raise UnreadableLog(f"{written[:40]!r} is no player")
    return seat


def _begin_hand(reader: _Reader, arguments: list[str]) -> None:
    reader.dealer = _seat(arguments[1])
    claims: dict[str, Any] = {
        "round": f"{arguments[4]}{reader.dealer + 1}",
        "honba": int(arguments[2]),
        "sticks": int(arguments[3]) // STICK,
        "start_scores": [0, 0, 0, 0],
    }
    reader.hands.append(([], claims))
    reader.dealt = {seat: [] for seat in SEATS}
    reader.indicator, reader.is_dealt = None, False


def _read_score(reader: _Reader, arguments: list[str]) -> None:
    """What a seat has at the start, or gains by the end, its own riichi stick included."""
    seat, claims = _seat(arguments[0]), reader.hands[-1][1]
    if arguments[1].startswith("="):
        claims["start_scores"][seat] = int(arguments[1][1:])
        return
    claims.setdefault("end_scores", list(claims["start_scores"]))[seat] += int(arguments[1])


def _read_deal(reader: _Reader, arguments: list[str]) -> None:
    reader.dealt[_seat(arguments[0])] += _tiles(arguments[1])


def _read_indicator(reader: _Reader, arguments: list[str]) -> None:
    tile = tile_from_viewer(arguments[1])
    if reader.is_dealt:
        reader.add(EventType.DORA_INDICATOR, tile=tile)
    else:
        reader.indicator = tile


def _read_draw(reader: _Reader, arguments: list[str]) -> None:
    if not reader.is_dealt:
        if reader.indicator is None:
            raise UnreadableLog("the dora indicator is missing")
        events = deal(reader.dealer, lambda seat: reader.dealt[seat], reader.indicator)
        reader.events.extend(events)
        reader.is_dealt = True
    reader.add(EventType.DRAW, _seat(arguments[0]), tile=tile_from_viewer(arguments[2]))


def _read_discard(reader: _Reader, arguments: list[str]) -> None:
    seat, tile = _seat(arguments[0]), tile_from_viewer(arguments[1])
    if "richi" in arguments[2:]:
        reader.add(EventType.REACH, seat, claims={"is_accepted": False})
    reader.add(EventType.DISCARD, seat, tile=tile, tsumogiri="tsumogiri" in arguments[2:])


def _read_word(reader: _Reader, arguments: list[str]) -> None:
    reader.said = arguments[1] if arguments[1] in CALLS else ""


def _read_opened(reader: _Reader, arguments: list[str]) -> None:
    """Tiles of a call; a winner or a tenpai player opens tiles, too, which tells nothing new."""
    said, reader.said = reader.said, ""
    if not said:
        return
    seat, own = _seat(arguments[0]), _tiles(arguments[1])
    if len(arguments) == 2:
        reader.add(EventType.ANKAN, seat, block=Block(ANKAN, own).text)
        return
    tile = tile_from_viewer(arguments[2])
    if said == "kan" and _has_pon(reader, seat, tile):
        reader.add(EventType.SHOMINKAN, seat, tile=tile)
        return
    giver = reader.giver
    if giver == seat or len(own) != (3 if said == "kan" else 2):
        raise UnreadableLog(f"this is no {said}")
    kind = {"chi": CHI, "pon": PON, "kan": DAIMINKAN}[said]
    block = Block(kind, own, tile, (giver - seat) % 4)
    reader.add(block.kind, seat, giver, tile, block=block.text)


def _has_pon(reader: _Reader, seat: int, tile: str) -> bool:
    return any(
        event.type == EventType.PON and event.actor == seat and KIND[event.tile or ""] == KIND[tile]
        for event in reader.events
    )


def _read_acceptance(reader: _Reader, arguments: list[str]) -> None:
    reader.accept_riichi(_seat(arguments[0]))


def _read_ura(reader: _Reader, arguments: list[str]) -> None:
    if arguments[1:] and arguments[1]:
        tile = tile_from_viewer(arguments[1])
        reader.add(EventType.DORA_INDICATOR, tile=tile, ura=True)


def _read_win(reader: _Reader, arguments: list[str]) -> None:
    ron = next((each[4:] for each in arguments if each.startswith("ron=")), None)
    told = [each for each in arguments if not each.startswith(("ron=", "comment"))]
    seat, worth, fu = _seat(told[0]), told[1], told[2]
    claims = {"fu": int(fu)} if worth.isdecimal() else {}
    tile = tile_from_viewer(ron) if ron is not None else None
    reader.events.append(win(seat, seat if ron is None else reader.giver, tile, claims))


def _read_drawn_hand(reader: _Reader, arguments: list[str]) -> None:
    reader.add(EventType.RYUKYOKU, reason="end_kyoku")


READ: dict[str, Callable[[_Reader, list[str]], None]] = {
    "kyokustart": _begin_hand,
    "point": _read_score,
    "haipai": _read_deal,
    "dora": _read_indicator,
    "tsumo": _read_draw,
    "sutehai": _read_discard,
    "say": _read_word,
    "open": _read_opened,
    "richi": _read_acceptance,
    "uradora": _read_ura,
    "agari": _read_win,
    "ryukyoku": _read_drawn_hand,
}
