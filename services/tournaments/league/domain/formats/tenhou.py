"""tenhou.net/6 JSON: per hand eight lists of what each seat takes and discards."""

import re
from typing import Any

from services.tournaments.league.domain.events import DrawReason, Event, EventType, GameLog, HandLog
from services.tournaments.league.domain.formats.checks import (
    names_of_game,
    parse_game,
    seat_number,
    texts,
    whole_number,
    whole_numbers,
)
from services.tournaments.league.domain.formats.event_reader import deal, win
from services.tournaments.league.domain.formats.tenhou_acts import tile_from_code
from services.tournaments.league.domain.formats.tenhou_order import Ending, order_of_play
from services.tournaments.league.domain.refusals import UnreadableLog
from services.tournaments.league.domain.rule_sets import RuleSet
from services.tournaments.league.domain.wins import YAKUMAN_HAN
from services.tournaments.league.domain.yaku import key_of_text

PARTS = 17
WINS = ("和了", "Agari")
REASONS = {
    "流局": DrawReason.END_KYOKU,
    "全員聴牌": DrawReason.END_KYOKU,
    "全員不聴": DrawReason.END_KYOKU,
    "流し満貫": DrawReason.NAGASHI_MANGAN,
    "九種九牌": DrawReason.NINE_TERMINALS,
    "四風連打": DrawReason.FOUR_WINDS,
    "四家立直": DrawReason.FOUR_RIICHI,
    "四槓散了": DrawReason.FOUR_KANS,
    "三家和了": DrawReason.THREE_RON,
    "四開槓": DrawReason.FOUR_KANS,
    "三家和": DrawReason.THREE_RON,
    "Ryuukyoku": DrawReason.END_KYOKU,
    "Exhaustive Draw": DrawReason.END_KYOKU,
    "Nagashi Mangan": DrawReason.NAGASHI_MANGAN,
    "Mangan at Draw": DrawReason.NAGASHI_MANGAN,
    "Kyuushu Kyuuhai": DrawReason.NINE_TERMINALS,
    "Nine Terminal Abortion": DrawReason.NINE_TERMINALS,
    "Suufon Renda": DrawReason.FOUR_WINDS,
    "Four Wind Abortion": DrawReason.FOUR_WINDS,
    "Suucha Riichi": DrawReason.FOUR_RIICHI,
    "Four Riichi Abortion": DrawReason.FOUR_RIICHI,
    "Suukaikan": DrawReason.FOUR_KANS,
    "Four Kan Abortion": DrawReason.FOUR_KANS,
    "Sanchahou": DrawReason.THREE_RON,
    "Three Ron Abortion": DrawReason.THREE_RON,
}
_FU_AND_HAN = re.compile(r"(\d{1,3}) ?(?:符|Fu) ?(\d{1,2}) ?(?:飜|Han)", re.IGNORECASE)
_POINTS = re.compile(r"(\d{1,6})(?:-(\d{1,6}))? ?(?:点|Points?)(∀?)$", re.IGNORECASE)
_YAKU = re.compile(r"(.+)\((?:(\d{1,2}) ?(?:飜|Han)|役満|Yakuman)\)$", re.IGNORECASE)


def read_tenhou(text: str, rules: RuleSet) -> GameLog:
    game, hands = parse_game(text, "log", lambda parts: _read_hand(parts, rules))
    return GameLog(hands, names_of_game(game, "name"), _claims_of_game(game))


def _claims_of_game(game: dict) -> dict[str, Any]:
    final = game.get("sc")
    if not isinstance(final, list) or len(final) != 8:
        return {}
    return {"final_scores": whole_numbers(final[::2], 4, "sc")}


def _read_hand(parts: Any, rules: RuleSet) -> HandLog:
    if not isinstance(parts, list) or len(parts) < PARTS:
        raise UnreadableLog(f"a hand is a list of {PARTS} parts")
    number, honba, sticks = whole_numbers(parts[0], 3, "part 0")
    dealer = number % 4
    lists = [_list(parts, place) for place in range(4, 16)]
    claims = {
        "round": f"{number // 4 + 1}z{dealer + 1}",
        "honba": honba,
        "sticks": sticks,
        "start_scores": whole_numbers(parts[1], 4, "part 1"),
    }
    indicators = [tile_from_code(code) for code in _list(parts, 2)]
    uras = [tile_from_code(code) for code in _list(parts, 3)]
    if not indicators:
        raise UnreadableLog("part 2: the dora indicator is missing")
    events = deal(dealer, lambda seat: map(tile_from_code, lists[3 * seat]), indicators[0])
    ends, ending = _read_result(parts[16])
    takes, discards = lists[1::3], lists[2::3]
    played = order_of_play(dealer, takes, discards, ending)
    events += _with_indicators(played, indicators[1:], rules)
    if any(_in_riichi(events, end.actor, end) for end in ends):
        events += [Event(EventType.DORA_INDICATOR, tile=tile, ura=True) for tile in uras]
    return HandLog(tuple(events + ends), claims=claims)


def _list(parts: list, place: int) -> list:
    if not isinstance(parts[place], list):
        raise UnreadableLog(f"part {place}: a list is expected")
    return parts[place]


def _in_riichi(events: list[Event], seat: int | None, end: Event) -> bool:
    return end.type != EventType.RYUKYOKU and any(
        event.type == EventType.REACH and event.actor == seat for event in events
    )


def _with_indicators(played: list[Event], tiles: list[str], rules: RuleSet) -> list[Event]:
    """The lists tell no time: a closed kan turns at once, an open one as the rules say."""
    waiting = list(tiles)
    events: list[Event] = []
    due = 0
    for place, event in enumerate(played):
        events.append(event)
        is_kan = event.type in (EventType.ANKAN, EventType.DAIMINKAN, EventType.SHOMINKAN)
        if is_kan and place + 1 < len(played):  # the last act was robbed
            due += 1
        at_once = rules.kan_dora_at_once or event.type == EventType.ANKAN
        if waiting and due and ((is_kan and at_once) or event.type == EventType.DISCARD):
            turned, waiting = waiting[:due], waiting[due:]
            events += [Event(EventType.DORA_INDICATOR, tile=tile) for tile in turned]
            due = 0
    if waiting and due:
        events += [Event(EventType.DORA_INDICATOR, tile=tile) for tile in waiting]
        waiting = []
    if waiting:
        raise UnreadableLog("part 2: there are more dora indicators than kans")
    return events


def _read_result(result: Any) -> tuple[list[Event], Ending]:
    if not isinstance(result, list) or not result or not isinstance(result[0], str):
        raise UnreadableLog("part 16: the result is missing")
    if result[0] in REASONS:
        claims = {}
        if len(result) > 1 and result[1]:
            claims = {"deltas": whole_numbers(result[1], 4, "part 16")}
        reason = str(REASONS[result[0]])
        return [Event(EventType.RYUKYOKU, reason=reason, claims=claims)], Ending()
    if result[0] not in WINS or len(result) < 3 or len(result) % 2 == 0:
        raise UnreadableLog(f"part 16: unknown result {result[0][:40]!r}")
    wins = [_read_win(*result[place : place + 2]) for place in range(1, len(result), 2)]
    giver = wins[0].target
    if giver is not None:
        wins.sort(key=lambda win: ((win.actor or 0) - giver) % 4)
    return wins, Ending(giver if giver is not None else wins[0].actor, giver is None)


def _read_win(deltas: Any, details: Any) -> Event:
    if not isinstance(details, list) or len(details) < 4:
        raise UnreadableLog("part 16: the win lacks its details")
    actor, giver = (seat_number(value, "part 16") for value in details[:2])
    whole_number(details[2], "part 16")
    written = texts(details[3:], "part 16")
    claims = {"deltas": whole_numbers(deltas, 4, "part 16")} | _claims_of_value(written)
    return win(actor, giver, None, claims)


def _claims_of_value(written: list[str]) -> dict[str, Any]:
    """What the Japanese or English text says: fu and han below a limit, points, each yaku."""
    claims: dict[str, Any] = {}
    if value := _FU_AND_HAN.match(written[0]):
        claims |= {"fu": int(value[1]), "han": int(value[2])}
    if points := _POINTS.search(written[0]):
        first, second, from_all = int(points[1]), points[2], points[3]
        if second:
            claims["base_points"] = 2 * first + int(second)
        else:
            claims["base_points"] = 3 * first if from_all else first
    yaku: dict[str, int] = {}
    for text in written[1:]:
        match = _YAKU.match(text)
        key = key_of_text(match[1]) if match else None
        if match is None or key is None:
            raise UnreadableLog(f"part 16: unknown yaku {text[:40]!r}")
        han = int(match[2]) if match[2] else YAKUMAN_HAN
        if han:
            yaku[key] = yaku.get(key, 0) + han
    return claims | ({"yaku": yaku} if yaku else {})
