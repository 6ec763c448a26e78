"""Our own JSON: events as the M-League schema names them, with all that follows from them."""

import json
from collections.abc import Mapping, Sequence
from decimal import Decimal, InvalidOperation
from typing import Any

from services.tournaments.league.domain.events import (
    EndedBy,
    Event,
    EventType,
    FoulPlay,
    FoulType,
    GameLog,
    HandLog,
)
from services.tournaments.league.domain.formats.checks import (
    MOST_EVENTS,
    names_of_game,
    parse_game,
    seat_number,
    whole_number,
    whole_numbers,
)
from services.tournaments.league.domain.formats.written import read_written
from services.tournaments.league.domain.games import GameReplay
from services.tournaments.league.domain.refusals import UnreadableLog
from services.tournaments.league.domain.replay import HandReplay
from services.tournaments.league.domain.written.hands import written_as_json

# What an event says of itself; every other field is a claim, compared and never used.
OWN_FIELDS = ("type", "actor", "target", "tile", "hand", "block", "reason")
CLAIMS = frozenset(
    {
        *("tenho_possible", "chiho_possible", "is_rinshan", "is_reach_declaration", "is_accepted"),
        *("dora", "winning_tile", "points", "base_points", "fu", "han", "is_called", "is_yakuman"),
        *("yaku", "description", "deltas", "is_tenpai", "sticks", "honba", "turn", "wait_type"),
    }
)
FOUL_FIELDS = frozenset(
    ("actor", "type", "penalty_points", "description", "is_restarted", "after_event")
)


def read_event(entry: Any) -> Event:
    """One event as a client sends it; a field that no event has is refused."""
    if not isinstance(entry, Mapping):
        raise UnreadableLog("an event is an object")
    given = {key: value for key, value in entry.items() if value is not None}
    own = {field: given.pop(field, None) for field in OWN_FIELDS}
    for field in ("actor", "target"):
        if own[field] is not None:
            seat_number(own[field], field)
    for field in ("type", "tile", "hand", "block", "reason"):
        if own[field] is not None and not isinstance(own[field], str):
            raise UnreadableLog(f"{field} is a text")
    tsumogiri = given.pop("is_tsumogiri", None)
    ura = _indicator_type(given.pop("indicator_type", "omote"))
    unknown = set(given) - CLAIMS - {"event_order"}
    if unknown:
        raise UnreadableLog(f"unknown field {min(unknown)[:40]!r}")
    given.pop("event_order", None)
    if tsumogiri is not None and not isinstance(tsumogiri, bool):
        raise UnreadableLog("is_tsumogiri is true or false")
    if own["type"] not in list(EventType):
        raise UnreadableLog(f"unknown type {str(own['type'])[:40]!r}")
    return Event(**own, tsumogiri=tsumogiri, ura=ura, claims=given)


def _indicator_type(sent: Any) -> bool:
    if sent not in ("omote", "ura"):
        raise UnreadableLog("indicator_type is omote or ura")
    return sent == "ura"


def event_as_json(event: Event, note: Mapping[str, Any], order: int) -> dict[str, Any]:
    """An event with what follows from it; None is left out."""
    entry: dict[str, Any] = {"event_order": order, "type": str(event.type)}
    entry |= {field: getattr(event, field) for field in OWN_FIELDS[1:]}
    if event.type == EventType.DORA_INDICATOR:
        entry["indicator_type"] = "ura" if event.ura else "omote"
    entry |= note
    return {key: value for key, value in entry.items() if value is not None}


def read_json_log(text: str) -> GameLog:
    game, hands = parse_game(text, "hands", read_hand)
    claims = {}
    if "final_scores" in game:
        claims["final_scores"] = whole_numbers(game["final_scores"], None, "final_scores")
    ended_by = game.get("ended_by")
    if ended_by is not None and ended_by not in list(EndedBy):
        raise UnreadableLog("ended_by is time or dealer")
    return GameLog(hands, names_of_game(game, "names", None), claims, ended_by)


def read_hand(entry: Any) -> HandLog:
    if isinstance(entry, dict) and "written" in entry:
        written = read_written(entry["written"])
        return HandLog((), _read_fouls(entry), _claims(entry), written)
    if not isinstance(entry, dict) or not isinstance(entry.get("events"), list):
        raise UnreadableLog("a hand is an object with a list `events`")
    if len(entry["events"]) > MOST_EVENTS:
        raise UnreadableLog("the hand does not end")
    events = []
    for order, sent in enumerate(entry["events"], start=1):
        try:
            events.append(read_event(sent))
        except UnreadableLog as unreadable:
            raise unreadable.at(event=order) from None
    return HandLog(tuple(events), _read_fouls(entry), _claims(entry))


def _read_fouls(entry: dict[str, Any]) -> tuple[FoulPlay, ...]:
    fouls = entry.get("foul_plays", [])
    if not isinstance(fouls, list):
        raise UnreadableLog("foul_plays is a list")
    return tuple(read_foul_play(foul) for foul in fouls)


def _claims(entry: dict[str, Any]) -> dict[str, Any]:
    names = {"round": "round", "dealer": "dealer", "honba_count": "honba"}
    names |= {"reach_stick_count": "sticks", "start_scores": "start_scores"}
    names |= {"end_scores": "end_scores"}
    return {ours: entry[sent] for sent, ours in names.items() if sent in entry}


def read_foul_play(entry: Any) -> FoulPlay:
    if not isinstance(entry, dict) or not set(entry) <= FOUL_FIELDS:
        raise UnreadableLog("a foul play is an object with actor, type and penalty_points")
    if entry.get("type") not in list(FoulType):
        raise UnreadableLog(f"unknown foul play {str(entry.get('type'))[:40]!r}")
    try:
        penalty = Decimal(str(entry.get("penalty_points", 0)))
    except InvalidOperation:
        raise UnreadableLog("penalty_points is a number") from None
    if not penalty.is_finite() or not 0 <= penalty <= 1000:
        raise UnreadableLog("penalty_points is between 0 and 1000")
    return FoulPlay(
        seat_number(entry.get("actor"), "actor"),
        entry["type"],
        penalty,
        str(entry.get("description", ""))[:1000],
        entry.get("is_restarted") is True,
        whole_number(entry.get("after_event", 0), "after_event"),
    )


def hand_as_json(hand: HandReplay) -> dict[str, Any]:
    start = hand.start
    entries = enumerate(zip(hand.events, hand.table.notes, strict=True), start=1)
    entry = {
        "round": start.round,
        "dealer": start.dealer,
        "honba_count": start.honba,
        "reach_stick_count": start.sticks,
        "start_scores": list(start.scores),
        "end_scores": list(hand.scores),
        "events": [event_as_json(event, note, order) for order, (event, note) in entries],
        "foul_plays": [foul_play_as_json(foul) for foul in hand.foul_plays],
    }
    if hand.written is not None:
        entry["written"] = written_as_json(hand.written)
    return entry if hand.is_over else entry | {"end_scores": None}


def foul_play_as_json(foul: FoulPlay) -> dict[str, Any]:
    return {
        "actor": foul.actor,
        "type": str(foul.type),
        "penalty_points": str(foul.penalty_points),
        "description": foul.description,
        "is_restarted": foul.restarted,
        "after_event": foul.after_event,
    }


def write_json_log(game: GameReplay, names: Sequence[str]) -> str:
    written: dict[str, Any] = {"names": list(names)}
    written["hands"] = [hand_as_json(hand) for hand in game.hands]
    if game.placings:
        written["final_scores"] = [placing.score for placing in game.placings]
        written["ranks"] = [placing.rank for placing in game.placings]
        written["points"] = [str(placing.points) for placing in game.placings]
    if game.ended_by:
        written["ended_by"] = game.ended_by
    return json.dumps(written, ensure_ascii=False, separators=(",", ":"))
