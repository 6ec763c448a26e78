"""Our JSON without anything derived: what people may edit and import again."""

import json
from collections.abc import Sequence
from typing import Any

from services.tournaments.league.domain.events import Event, EventType, GameLog, HandLog
from services.tournaments.league.domain.formats.json_log import OWN_FIELDS, foul_play_as_json
from services.tournaments.league.domain.games import GameReplay
from services.tournaments.league.domain.written.hands import written_as_json


def recorded_log(game: GameReplay) -> GameLog:
    """The log a replay was made of."""
    hands = (
        HandLog(() if hand.written else hand.events, hand.foul_plays, written=hand.written)
        for hand in game.hands
    )
    return GameLog(tuple(hands), ended_by=game.ended_by)


def plain_log(log: GameLog) -> dict[str, Any]:
    """The events and foul plays of each hand, nothing that follows from them."""
    told: dict[str, Any] = {"hands": [_plain_hand(hand) for hand in log.hands]}
    return told | {"ended_by": log.ended_by} if log.ended_by else told


def _plain_hand(hand: HandLog) -> dict[str, Any]:
    fouls = [foul_play_as_json(foul) for foul in hand.foul_plays]
    if hand.written is not None:
        return {"written": written_as_json(hand.written), "foul_plays": fouls}
    return {"events": [_plain_event(event) for event in hand.events], "foul_plays": fouls}


def _plain_event(event: Event) -> dict[str, Any]:
    entry = {field: getattr(event, field) for field in OWN_FIELDS}
    entry["type"] = str(event.type)
    if event.type == EventType.DISCARD:
        entry["is_tsumogiri"] = event.tsumogiri
    if event.ura:
        entry["indicator_type"] = "ura"
    return {key: value for key, value in entry.items() if value is not None}


def write_plain_log(log: GameLog, names: Sequence[str]) -> str:
    """One event a line, so that people find their way in it."""
    told = plain_log(log)
    hands = [_hand_text(hand) for hand in told["hands"]]
    ended = f' "ended_by": {_text(log.ended_by)},\n' if log.ended_by else ""
    head = f'{{"names": {_text(list(names))},\n{ended} "hands": [\n'
    return head + ",\n".join(hands) + "\n ]}\n"


def _hand_text(hand: dict[str, Any]) -> str:
    lists = [
        f'"{key}": {_text(told)}' if key == "written" else f'"{key}": [{_lines(told)}]'
        for key, told in hand.items()
    ]
    return "  {" + ",\n   ".join(lists) + "}"


def _lines(entries: list[dict]) -> str:
    return "".join(f"\n     {_text(entry)}," for entry in entries)[:-1]


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
