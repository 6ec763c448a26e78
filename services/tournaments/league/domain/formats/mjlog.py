"""tenhou mjlog XML: one element per act."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from xml.parsers import expat

from services.tournaments.league.domain.events import SEATS, DrawReason, EventType, GameLog
from services.tournaments.league.domain.formats.event_reader import EventReader, deal, win
from services.tournaments.league.domain.formats.mjlog_calls import call_event, tile_from_id
from services.tournaments.league.domain.refusals import UnreadableLog
from services.tournaments.league.domain.wins import YAKUMAN_HAN
from services.tournaments.league.domain.yaku import KEY_OF_TENHOU

NO_RED, THREE_PLAYERS = 0x02, 0x10
REASONS = {
    "nm": DrawReason.NAGASHI_MANGAN,
    "yao9": DrawReason.NINE_TERMINALS,
    "kaze4": DrawReason.FOUR_WINDS,
    "reach4": DrawReason.FOUR_RIICHI,
    "ron3": DrawReason.THREE_RON,
    "kan4": DrawReason.FOUR_KANS,
}
DRAWS, DISCARDS = "TUVW", "DEFG"


@dataclass
class _Reader(EventReader):
    """Remembers the set, and the tile each seat has drawn."""

    reds: bool = True
    drawn: dict[int, int] = field(default_factory=dict)
    element: int = 0

    def tile(self, number: int) -> str:
        return tile_from_id(number, self.reds)


def read_mjlog(text: str) -> GameLog:
    reader = _Reader()
    parser = expat.ParserCreate()

    def refuse_doctype(*_: Any) -> None:
        raise UnreadableLog("a document type is not allowed")  # entities could grow without end

    def start(tag: str, attributes: dict[str, str]) -> None:
        reader.element += 1
        try:
            _read_element(reader, tag, attributes)
        except (KeyError, ValueError, IndexError) as wrong:
            known = wrong.detail if isinstance(wrong, UnreadableLog) else ""
            what = known or f"{wrong} is missing or wrong"
            raise UnreadableLog(f"element {reader.element} ({tag[:20]}): {what}") from None

    parser.StartDoctypeDeclHandler = refuse_doctype
    parser.StartElementHandler = start
    try:
        parser.Parse(text, True)
    except (expat.ExpatError, UnicodeError) as failure:
        raise UnreadableLog(str(failure)) from None
    return reader.log


def _read_element(reader: _Reader, tag: str, attributes: Mapping[str, str]) -> None:
    if tag == "GO":
        _read_rules(reader, int(attributes["type"]))
    elif tag == "INIT":
        _read_hand(reader, attributes)
    elif tag[:1] in DRAWS and tag[1:].isdecimal():
        _read_draw(reader, DRAWS.index(tag[0]), int(tag[1:]))
    elif tag[:1] in DISCARDS and tag[1:].isdecimal():
        _read_discard(reader, DISCARDS.index(tag[0]), int(tag[1:]))
    elif tag == "N":
        actor = int(attributes["who"])
        reader.drawn.pop(actor, None)
        reader.events.append(call_event(actor, int(attributes["m"]), reader.reds))
    elif tag == "REACH":
        _read_reach(reader, int(attributes["who"]), attributes["step"])
    elif tag == "DORA":
        reader.add(EventType.DORA_INDICATOR, tile=reader.tile(int(attributes["hai"])))
    elif tag == "AGARI":
        _read_win(reader, attributes)
    elif tag == "RYUUKYOKU":
        _read_draw_of_hand(reader, attributes)


def _read_rules(reader: _Reader, bits: int) -> None:
    if bits & THREE_PLAYERS:
        raise UnreadableLog("a game of three players")
    reader.reds = not bits & NO_RED


def _read_hand(reader: _Reader, attributes: Mapping[str, str]) -> None:
    number, honba, sticks, _, _, indicator = _numbers(attributes["seed"], 6)
    dealer = int(attributes["oya"])
    if dealer not in SEATS:
        raise UnreadableLog(f"oya {dealer} is not a seat")
    claims = {
        "round": f"{number // 4 + 1}z{number % 4 + 1}",
        "dealer": dealer,
        "honba": honba,
        "sticks": sticks,
        "start_scores": [score * 100 for score in _numbers(attributes["ten"], 4)],
    }
    hands = {seat: _numbers(attributes[f"hai{seat}"]) for seat in SEATS}
    events = deal(dealer, lambda seat: map(reader.tile, hands[seat]), reader.tile(indicator))
    reader.hands.append((events, claims))
    reader.drawn = {}


def _read_draw(reader: _Reader, seat: int, number: int) -> None:
    reader.drawn[seat] = number
    reader.add(EventType.DRAW, seat, tile=reader.tile(number))


def _read_discard(reader: _Reader, seat: int, number: int) -> None:
    tile = reader.tile(number)
    drawn = reader.drawn.pop(seat, None) == number
    reader.add(EventType.DISCARD, seat, tile=tile, tsumogiri=drawn)


def _read_reach(reader: _Reader, seat: int, step: str) -> None:
    if step == "1":
        reader.add(EventType.REACH, seat, claims={"is_accepted": False})
    else:
        reader.accept_riichi(seat)


def _read_win(reader: _Reader, attributes: Mapping[str, str]) -> None:
    actor, giver = int(attributes["who"]), int(attributes["fromWho"])
    reader.turn_ura([reader.tile(number) for number in _numbers(attributes.get("doraHaiUra", ""))])
    tile = reader.tile(int(attributes["machi"]))
    fu, base, _ = _numbers(attributes["ten"], 3)
    claims = {"base_points": base, "yaku": _yaku(attributes)} | _score_claims(attributes)
    if "yakuman" not in attributes:
        claims["fu"] = fu
    reader.events.append(win(actor, giver, tile, claims))
    _read_final(reader, attributes)


def _yaku(attributes: Mapping[str, str]) -> dict[str, int]:
    if "yakuman" in attributes:
        return {KEY_OF_TENHOU[number]: YAKUMAN_HAN for number in _numbers(attributes["yakuman"])}
    numbers = _numbers(attributes["yaku"])
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return {KEY_OF_TENHOU[number]: han for number, han in pairs if han}


def _read_draw_of_hand(reader: _Reader, attributes: Mapping[str, str]) -> None:
    reason = str(REASONS.get(attributes.get("type", ""), DrawReason.END_KYOKU))
    claims = _score_claims(attributes)
    if reason == DrawReason.END_KYOKU:
        claims["is_tenpai"] = [f"hai{seat}" in attributes for seat in SEATS]
    reader.add(EventType.RYUKYOKU, reason=reason, claims=claims)
    _read_final(reader, attributes)


def _score_claims(attributes: Mapping[str, str]) -> dict[str, Any]:
    if "sc" not in attributes:
        return {}
    return {"deltas": [delta * 100 for delta in _numbers(attributes["sc"], 8)[1::2]]}


def _read_final(reader: _Reader, attributes: Mapping[str, str]) -> None:
    if "owari" in attributes:
        scores = attributes["owari"].split(",")[::2][:4]
        reader.claims["final_scores"] = [int(score) * 100 for score in scores]


def _numbers(text: str, count: int | None = None) -> list[int]:
    numbers = [int(part) for part in text.split(",") if part]
    if count is not None and len(numbers) != count:
        raise UnreadableLog(f"{count} numbers are expected in {text[:40]!r}")
    return numbers
