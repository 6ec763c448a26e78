"""The rows that a replayed hand becomes, table by table."""

import json
from collections.abc import Sequence
from typing import Any

from services.tournaments.league.domain.draws import tenpai_payments
from services.tournaments.league.domain.events import Event, EventType
from services.tournaments.league.domain.replay import HandReplay
from services.tournaments.league.domain.statistics.depths import depth_of
from services.tournaments.league.domain.statistics.facts import facts_of_hand
from services.tournaments.league.domain.table import PlayerState
from services.tournaments.league.domain.tiles import hand_text, plain_tile
from services.tournaments.league.domain.written.hands import WrittenHand, written_as_json
from services.tournaments.league.domain.yaku import BY_KEY
from services.tournaments.league.tables.events import (
    LeagueDrawnHand,
    LeagueEvent,
    LeaguePlayerState,
    LeagueYaku,
)
from services.tournaments.league.tables.facts import LeagueHandFacts
from services.tournaments.league.tables.hands import (
    EVENTS_PER_HAND,
    HANDS_PER_GAME,
    LeagueFoulPlay,
    LeagueHand,
    LeagueHandResult,
)

Row = dict[str, Any]

# What is derived of an event and stored under the same name.
_DERIVED = (
    *("dora", "is_tsumogiri", "is_reach_declaration", "is_rinshan", "is_accepted"),
    *("tenho_possible", "chiho_possible", "points", "base_points", "fu", "han"),
    *("is_called", "is_yakuman", "description", "wait_type"),
)
NOTHING_DERIVED: Row = dict.fromkeys(_DERIVED)
WINDS = ("1z", "2z", "3z", "4z")


def rows_of_hand(
    game_id: int, season_id: int, players: Sequence[int], number: int, hand: HandReplay
) -> dict[type, list[Row]]:
    hand_id = game_id * HANDS_PER_GAME + number
    first_event = hand_id * EVENTS_PER_HAND
    return {
        LeagueHand: [_hand(game_id, hand_id, players, number, hand)],
        LeagueHandResult: _results(hand_id, players, hand),
        LeagueHandFacts: _facts(hand_id, season_id, players, hand),
        LeagueEvent: _events(hand_id, players, hand),
        LeagueYaku: _yaku(first_event, hand),
        LeagueDrawnHand: _drawn_hands(first_event, players, hand),
        LeaguePlayerState: [_state(first_event, players, state) for state in hand.table.states],
        LeagueFoulPlay: _foul_plays(hand_id, players, hand),
    }


def _hand(game_id: int, hand_id: int, players: Sequence[int], number: int, hand: HandReplay) -> Row:
    return {
        "id": hand_id,
        "game_id": game_id,
        "number": number,
        "parent_player_id": players[hand.start.dealer],
        "round": hand.start.round,
        "honba_count": hand.start.honba,
        "reach_stick_count": hand.start.sticks,
        "is_over": hand.is_over,
        "written": None if hand.written is None else _written(hand.written),
    }


def _written(written: WrittenHand) -> str:
    return json.dumps(written_as_json(written), ensure_ascii=False)


def _results(hand_id: int, players: Sequence[int], hand: HandReplay) -> list[Row]:
    over, scores = hand.is_over, hand.scores
    return [
        {
            "hand_id": hand_id,
            "seat": seat,
            "player_id": players[seat],
            "player_wind": WINDS[hand.table.wind_of(seat)],
            "start_score": hand.start.scores[seat],
            "score": scores[seat] if over else None,
            "rank": 1 + sum(score > scores[seat] for score in scores) if over else None,
        }
        for seat in range(len(players))
    ]


def _facts(hand_id: int, season_id: int, players: Sequence[int], hand: HandReplay) -> list[Row]:
    own = {"hand_id": hand_id, "season_id": season_id, "depth": str(depth_of(hand))}
    return [
        own | {"player_id": players[seat]} | vars(facts)
        for seat, facts in enumerate(facts_of_hand(hand))
    ]


def _events(hand_id: int, players: Sequence[int], hand: HandReplay) -> list[Row]:
    notes = hand.table.notes
    return [
        _event(hand_id, players, order, event, notes[order - 1])
        for order, event in enumerate(hand.events, start=1)
    ]


def _event(hand_id: int, players: Sequence[int], order: int, event: Event, note: Row) -> Row:
    is_indicator = event.type == EventType.DORA_INDICATOR
    row = NOTHING_DERIVED | {
        "id": hand_id * EVENTS_PER_HAND + order,
        "hand_id": hand_id,
        "event_order": order,
        "type": str(event.type),
        "actor_player_id": None if event.actor is None else players[event.actor],
        "target_player_id": None if event.target is None else players[event.target],
        "tile": event.tile,
        "hand": event.hand,
        "block": event.block,
        "indicator_type": ("ura" if event.ura else "omote") if is_indicator else None,
        "reason": event.reason,
    }
    for name, value in note.items():
        if name in NOTHING_DERIVED:
            row[name] = value
    return row


def _yaku(first_event: int, hand: HandReplay) -> list[Row]:
    return [
        {"event_id": first_event + order, "name_id": BY_KEY[key].id, "han": han}
        for order, note in enumerate(hand.table.notes, start=1)
        for key, han in note.get("yaku", {}).items()
    ]


def _drawn_hands(first_event: int, players: Sequence[int], hand: HandReplay) -> list[Row]:
    note = hand.table.notes[-1] if hand.table.notes else {}
    if "is_tenpai" not in note:
        return []
    return [
        {
            "event_id": first_event + len(hand.events),
            "player_id": players[seat],
            "is_tenpai": note["is_tenpai"][seat],
            "point": tenpai_payments(note)[seat],
        }
        for seat in range(len(players))
    ]


def _state(first_event: int, players: Sequence[int], state: PlayerState) -> Row:
    shanten = state.shanten
    return {
        "event_id": first_event + state.event,
        "player_id": players[state.seat],
        "hand": state.hand,
        "called": state.called,
        "shanten_count": shanten.least,
        "standard_type_shanten_count": shanten.standard,
        "seven_pairs_shanten_count": shanten.seven_pairs,
        "thirteen_orphans_shanten_count": shanten.thirteen_orphans,
        "is_reached": state.reached,
        "turn_number": state.turn,
        "is_furiten": state.furiten,
        "waits": hand_text(map(plain_tile, state.waits)) if state.waits else "",
        "wait_type": None if state.wait_type is None else str(state.wait_type),
        "unseen_tiles": state.unseen_tiles,
        "wall_tiles": state.wall_tiles,
    }


def _foul_plays(hand_id: int, players: Sequence[int], hand: HandReplay) -> list[Row]:
    return [
        {
            "hand_id": hand_id,
            "place": place,
            "actor_player_id": players[foul.actor],
            "penalty_points": foul.penalty_points,
            "description": foul.description,
            "type": str(foul.type),
            "is_restarted": foul.restarted,
            "after_event": foul.after_event,
        }
        for place, foul in enumerate(hand.foul_plays, start=1)
    ]
