"""tenhou/6 and mjlog as those programs write them, to try the readers on generated games."""

import json
from urllib.parse import quote

from services.tournaments.league.domain.blocks import parse_block
from services.tournaments.league.domain.games import GameReplay
from services.tournaments.league.domain.replay import HandReplay
from services.tournaments.league.domain.tiles import (
    COPIES,
    KIND,
    RED_FIVES,
    parse_hand,
    sorted_tiles,
)
from services.tournaments.league.domain.yaku import BY_KEY, KEY_OF_TENHOU

REASON = {"end_kyoku": "流局"}
PLACES = {3: 0, 2: 1, 1: -1}


def code(tile: str) -> int:
    if tile[0] == "0":
        return 51 + "mps".index(tile[1])
    return 10 * ("mpsz".index(tile[1]) + 1) + int(tile[0])


def call_text(letter: str, own: list[str], called: str, source: int) -> str:
    parts = [str(code(tile)) for tile in sorted_tiles(own)]
    place = len(parts) if source == 1 else PLACES[source]
    parts.insert(place, f"{letter}{code(called)}")
    return "".join(parts)


def tenhou_text(game: GameReplay, names: list[str]) -> str:
    hands = [tenhou_hand(hand) for hand in game.hands]
    scores = [
        value for placing in game.placings for value in (placing.score, float(placing.points))
    ]
    return json.dumps({"name": names, "rule": {"aka": 1}, "log": hands, "sc": scores})


def tenhou_hand(hand: HandReplay) -> list:
    start = hand.start
    dealt = {event.actor: parse_hand(event.hand) for event in hand.events[:4]}
    takes: list[list] = [[], [], [], []]
    discards: list[list] = [[], [], [], []]
    pons: dict = {}
    reached = False
    for event in hand.events[5:]:
        seat = event.actor
        if event.type == "draw":
            takes[seat].append(code(event.tile))
        elif event.type == "reach":
            reached = True
        elif event.type == "discard":
            item = 60 if event.tsumogiri else code(event.tile)
            discards[seat].append(f"r{item}" if reached else item)
            reached = False
        elif event.type in ("chi", "pon", "daiminkan"):
            block = parse_block(event.block)
            letter = {"chi": "c", "pon": "p", "daiminkan": "m"}[event.type]
            takes[seat].append(call_text(letter, list(block.own), block.called, block.source))
            pons[seat, KIND[event.tile]] = block
            if event.type == "daiminkan":
                discards[seat].append(0)
        elif event.type == "ankan":
            own = list(parse_block(event.block).own)
            discards[seat].append(call_text("a", own[:3], own[3], 1))
        elif event.type == "shominkan":
            pon = pons[seat, KIND[event.tile]]
            own = [*pon.own, pon.called]
            discards[seat].append(call_text("k", own, event.tile, pon.source))
    lists = []
    for seat in range(4):
        lists += [[code(tile) for tile in dealt[seat]], takes[seat], discards[seat]]
    table = hand.table
    return [
        [start.wind * 4 + start.number, start.honba, start.sticks],
        list(start.scores),
        [code(tile) for tile in table.indicators],
        [code(tile) for tile in table.ura_indicators],
        *lists,
        tenhou_result(hand),
    ]


def tenhou_result(hand: HandReplay) -> list:
    note, event = hand.table.notes[-1], hand.events[-1]
    if event.type == "ryukyoku":
        return [REASON[note["reason"]], note["deltas"]]
    giver = event.actor if note["target"] is None else note["target"]
    worth = (
        f"{note['fu']}符{note['han']}飜" if note["han"] < 5 and not note["is_yakuman"] else "満貫"
    )
    yaku = [
        f"{BY_KEY[key].name}({'役満' if note['is_yakuman'] else f'{han}飜'})"
        for key, han in note["yaku"].items()
    ]
    return ["和了", note["deltas"], [event.actor, giver, event.actor, worth, *yaku]]


class Ids:
    """Gives every tile of a hand one of the 136 numbers."""

    def __init__(self):
        self.used: set[int] = set()
        self.held: dict[int, list[tuple[str, int]]] = {seat: [] for seat in range(4)}

    def new(self, tile: str) -> int:
        first = KIND[tile] * COPIES
        plain = KIND[tile] in RED_FIVES.values() and tile not in RED_FIVES
        ids = [first] if tile in RED_FIVES else range(first + plain, first + COPIES)
        number = next(number for number in ids if number not in self.used)
        self.used.add(number)
        return number

    def take(self, seat: int, tile: str) -> int:
        number = self.new(tile)
        self.held[seat].append((tile, number))
        return number

    def give(self, seat: int, tile: str, number: int | None = None) -> int:
        found = [held for held in self.held[seat] if held[0] == tile]
        kept_last = [held for held in found if held[1] == number] or found
        self.held[seat].remove(kept_last[0])
        return kept_last[0][1]


def mjlog_text(game: GameReplay, names: list[str]) -> str:
    parts = ['<mjloggm ver="2.3"><SHUFFLE seed="" ref=""/><GO type="9" lobby="0"/>']
    people = " ".join(f'n{seat}="{quote(name)}"' for seat, name in enumerate(names))
    parts.append(f'<UN {people}/><TAIKYOKU oya="0"/>')
    for hand in game.hands:
        parts += mjlog_hand(hand)
    return "".join([*parts, "</mjloggm>"])


def mjlog_hand(hand: HandReplay) -> list[str]:
    ids, start = Ids(), hand.start
    hais = {}
    for event in hand.events[:4]:
        hais[event.actor] = [ids.take(event.actor, tile) for tile in parse_hand(event.hand)]
    indicator = ids.new(hand.events[4].tile)
    seed = f"{start.wind * 4 + start.number},{start.honba},{start.sticks},1,2,{indicator}"
    scores = ",".join(str(score // 100) for score in start.scores)
    dealt = " ".join(f'hai{seat}="{",".join(map(str, hais[seat]))}"' for seat in range(4))
    parts = [f'<INIT seed="{seed}" ten="{scores}" oya="{start.dealer}" {dealt}/>']
    drawn: dict[int, int] = {}
    offered = 0
    uras: list[int] = []
    blocks: dict = {}
    for place, event in enumerate(hand.events[5:], start=5):
        note, seat = hand.table.notes[place], event.actor
        if event.type == "draw":
            drawn[seat] = ids.take(seat, event.tile)
            parts.append(f"<{'TUVW'[seat]}{drawn[seat]}/>")
        elif event.type == "discard":
            mine = drawn.get(seat) if event.tsumogiri else None
            if not event.tsumogiri and drawn.get(seat) is not None:
                others = [held for held in ids.held[seat] if held[1] != drawn[seat]]
                mine = next(number for tile, number in others if tile == event.tile)
            offered = ids.give(seat, event.tile, mine)
            drawn.pop(seat, None)
            parts.append(f"<{'DEFG'[seat]}{offered}/>")
            if note["is_reach_declaration"] and hand.table.notes[place - 1]["is_accepted"]:
                parts.append(f'<REACH who="{seat}" step="2"/>')
        elif event.type == "reach":
            parts.append(f'<REACH who="{seat}" step="1"/>')
        elif event.type in ("chi", "pon", "daiminkan"):
            block = parse_block(event.block)
            own = [ids.give(seat, tile) for tile in block.own]
            blocks[seat, KIND[event.tile]] = (own, offered, block)
            parts.append(f'<N who="{seat}" m="{call_bits(event.type, own, offered, block)}"/>')
        elif event.type == "ankan":
            own = [ids.give(seat, tile) for tile in parse_block(event.block).own]
            parts.append(f'<N who="{seat}" m="{own[0] << 8}"/>')
            drawn.pop(seat, None)
        elif event.type == "shominkan":
            added = offered = ids.give(seat, event.tile)
            own, called, block = blocks[seat, KIND[event.tile]]
            triple = sorted([*own, called])
            base = (KIND[event.tile] * 3 + triple.index(called)) << 9
            parts.append(f'<N who="{seat}" m="{base | (added % 4) << 5 | 0x10 | block.source}"/>')
            drawn.pop(seat, None)
        elif event.type == "dora_indicator":
            number = ids.new(event.tile)
            if event.ura:
                uras.append(number)
            else:
                parts.append(f'<DORA hai="{number}"/>')
        elif event.type == "ryukyoku":
            ready = " ".join(f'hai{s}="1"' for s in range(4) if note["is_tenpai"][s])
            parts.append(f"<RYUUKYOKU {score_text(hand, note)} {ready}/>")
        else:
            machi = drawn[seat] if event.type == "tsumo" else offered
            parts.append(mjlog_win(hand, event, note, machi, uras))
    return parts


def call_bits(kind: str, own: list[int], called: int, block) -> int:
    tiles = sorted([*own, called])
    place = tiles.index(called)
    first = tiles[0] // 4
    if kind == "chi":
        base = (first // 9 * 7 + first % 9) * 3 + place
        copies = [number % 4 for number in tiles]
        return base << 10 | copies[2] << 7 | copies[1] << 5 | copies[0] << 3 | 4 | block.source
    if kind == "pon":
        unused = next(copy for copy in range(4) if first * 4 + copy not in tiles)
        return (first * 3 + place) << 9 | unused << 5 | 8 | block.source
    return called << 8 | block.source


def score_text(hand: HandReplay, note: dict) -> str:
    before = [score - delta for score, delta in zip(hand.scores, note["deltas"], strict=True)]
    pairs = zip(before, note["deltas"], strict=True)
    return 'sc="' + ",".join(f"{score // 100},{delta // 100}" for score, delta in pairs) + '"'


def mjlog_win(hand: HandReplay, event, note: dict, machi: int, uras: list[int]) -> str:
    numbers = {key: number for number, key in KEY_OF_TENHOU.items()}
    giver = event.actor if note["target"] is None else note["target"]
    if note["is_yakuman"]:
        yaku = 'yakuman="' + ",".join(str(numbers[key]) for key in note["yaku"]) + '"'
    else:
        yaku = (
            'yaku="' + ",".join(f"{numbers[key]},{han}" for key, han in note["yaku"].items()) + '"'
        )
    ura = f'doraHaiUra="{",".join(map(str, uras))}"' if uras else ""
    ten = f'ten="{note["fu"]},{note["base_points"]},0"'
    return (
        f'<AGARI who="{event.actor}" fromWho="{giver}" machi="{machi}" {ten} {yaku} {ura} '
        f"{score_text(hand, note)}/>"
    )
