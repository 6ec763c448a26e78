"""Hands written as short texts: `0 draw 5m`, `0 riichi 5m`, `1 ron`."""

from collections import Counter

from services.tournaments.league.domain.events import Event, HandLog
from services.tournaments.league.domain.replay import HandReplay, replay_hand
from services.tournaments.league.domain.rule_sets import M_LEAGUE
from services.tournaments.league.domain.table import HandStart
from services.tournaments.league.domain.tiles import (
    COPIES,
    KINDS,
    RED_FIVES,
    parse_hand,
    plain_tile,
)

# Four hands far from winning, to be replaced where a case needs better ones.
NOTHING = {
    0: "147m258p369s1122z",
    1: "147m258p369s1334z",
    2: "258m369p147s2556z",
    3: "369m147p258s4667z",
}


def whole_set() -> Counter:
    tiles = Counter({plain_tile(kind): COPIES for kind in range(KINDS)})
    for red, kind in RED_FIVES.items():
        tiles[red] = 1
        tiles[plain_tile(kind)] -= 1
    return tiles


def events_of(script: str, hands: dict[int, str], dealer: int = 0, indicator: str = "7z") -> list:
    events = []
    for step in range(4):
        seat = (dealer + step) % 4
        events.append(Event("haipai", seat, hand=hands[seat]))
    events.append(Event("dora_indicator", tile=indicator))
    for line in script.strip().splitlines():
        events += _line(line.split(), events, hands, indicator)
    return events


def _line(words: list[str], events: list, hands: dict[int, str], indicator: str) -> list[Event]:
    if words[0] in ("dora", "ura"):
        return [Event("dora_indicator", tile=words[1], ura=words[0] == "ura")]
    if words[0] == "draw":
        return [Event("ryukyoku", reason="end_kyoku")]
    if words[0] == "pass":
        return _tsumogiri(events, int(words[1]), set(words[2:]))
    seat, act = int(words[0]), words[1]
    tile = words[2] if len(words) > 2 else None
    if act == "takes":  # draws and discards the same tile
        return [Event("draw", seat, tile=tile), Event("discard", seat, tile=tile, tsumogiri=True)]
    if act == "riichi":
        return [Event("reach", seat), Event("discard", seat, tile=tile)]
    if act in ("chi", "pon", "daiminkan"):
        return [Event(act, seat, tile=tile, block=words[3])]
    if act == "ankan":
        return [Event(act, seat, block=tile)]
    if act == "ron":
        return [Event(act, seat)]
    return [Event(act, seat, tile=tile)]


def _tsumogiri(events: list[Event], count: int, kept: set[str]) -> list[Event]:
    """So many turns in which the tile drawn is discarded, sparing the tiles named."""
    left = whole_set()
    for event in events:
        if event.type == "haipai":
            left.subtract(parse_hand(event.hand))
        elif event.type in ("draw", "dora_indicator"):
            left[event.tile] -= 1
    tiles = [tile for tile in left.elements() if tile not in kept]
    last = next((e for e in reversed(events) if e.type == "discard"), None)
    seat = 0 if last is None else (last.actor + 1) % 4
    made = []
    for number in range(count):
        actor = (seat + number) % 4
        tile = tiles[number]
        made.append(Event("draw", actor, tile=tile))
        made.append(Event("discard", actor, tile=tile, tsumogiri=True))
    return made


def replay_script(
    script: str, indicator: str = "7z", rules=M_LEAGUE, start=None, complete=True, **hands: str
) -> HandReplay:
    """`east`, `south`, `west`, `north` are the hands of seats 0 to 3 in the first hand."""
    names = {"east": 0, "south": 1, "west": 2, "north": 3}
    dealt = NOTHING | {names[name]: hand for name, hand in hands.items()}
    start = start or HandStart()
    events = events_of(script, dealt, start.dealer, indicator)
    return replay_hand(rules, start, HandLog(tuple(events)), complete)


def win(script: str, **settings) -> dict:
    """What follows from the win that ends the script."""
    return replay_script(script, **settings).table.notes[-1]
