"""Random legal games from a seed: a shuffled wall and four simple players."""

import copy
import random
from functools import cache

from services.tournaments.league.domain.blocks import ANKAN, CHI, DAIMINKAN, PON, Block, is_run
from services.tournaments.league.domain.events import Event, EventType, GameLog, HandLog
from services.tournaments.league.domain.games import first_start, next_start
from services.tournaments.league.domain.refusals import Impossible
from services.tournaments.league.domain.replay import HandReplay, play
from services.tournaments.league.domain.rule_sets import M_LEAGUE, RuleSet
from services.tournaments.league.domain.shanten import waits
from services.tournaments.league.domain.table import HandStart, Phase, Table
from services.tournaments.league.domain.tiles import (
    COPIES,
    KIND,
    KINDS,
    RED_FIVES,
    hand_text,
    plain_tile,
)

RED_OF = {kind: tile for tile, kind in RED_FIVES.items()}
MOST_HANDS = 40


class Wall:
    """136 shuffled tiles: 52 dealt, 70 drawn, 14 dead."""

    def __init__(self, dice: random.Random, rules: RuleSet):
        tiles = [plain_tile(kind) for kind in range(KINDS) for _ in range(COPIES)]
        if rules.red_fives:
            for tile, kind in RED_FIVES.items():
                tiles[kind * COPIES] = tile
        dice.shuffle(tiles)
        self.dealt = [tiles[seat * 13 : seat * 13 + 13] for seat in range(4)]
        self.live, self.dead = tiles[52:122], tiles[122:]
        self.kans = 0

    def replacement(self) -> str:
        self.live.pop()
        self.kans += 1
        return self.dead[self.kans - 1]

    def indicator(self, number: int) -> str:
        return self.dead[4 + 2 * number]

    def ura(self, number: int) -> str:
        return self.dead[5 + 2 * number]


class Player:
    """Plays one hand to its end, keeping only what the rules allow."""

    def __init__(self, dice: random.Random, rules: RuleSet, start: HandStart):
        self.dice, self.rules = dice, rules
        self.wall = Wall(dice, rules)
        self.table = Table(rules, start)
        self.events: list[Event] = []

    def add(self, **event) -> None:
        made = Event(**event)
        play(self.table, [made])
        self.events.append(made)

    def play_hand(self) -> HandReplay:
        table, start = self.table, self.table.start
        for place in range(4):
            seat = (start.dealer + place) % 4
            self.add(type=EventType.HAIPAI, actor=seat, hand=hand_text(self.wall.dealt[seat]))
        self.turn_indicator()
        while table.phase is not Phase.OVER:
            if table.phase is Phase.DRAW:
                self.answer_discard()
            elif table.phase is Phase.REPLACEMENT:
                self.replace()
            else:
                self.act()
        return HandReplay(start, tuple(self.events), (), table)

    def turn_indicator(self) -> None:
        tile = self.wall.indicator(len(self.table.indicators))
        self.add(type=EventType.DORA_INDICATOR, tile=tile)

    def answer_discard(self) -> None:
        if self.try_ron() or self.try_call():
            return
        if self.table.tiles_left == 0:
            self.add(type=EventType.RYUKYOKU, reason="end_kyoku")
            return
        self.add(type=EventType.DRAW, actor=self.table.turn, tile=self.wall.live.pop(0))

    def replace(self) -> None:
        if not self.try_ron():
            self.turn_indicator()
            self.add(type=EventType.DRAW, actor=self.table.turn, tile=self.wall.replacement())

    def try_ron(self) -> bool:
        table = self.table
        if table.on_offer is None:
            return False
        giver = table.giver
        for distance in (1, 2, 3):
            actor = (giver + distance) % 4
            state = table.seats[actor].state
            if state and KIND[table.on_offer] in state.waits:
                win = {"type": EventType.RON, "actor": actor, "target": giver}
                if self.try_win(win | {"tile": table.on_offer}):
                    return True
        return False

    def try_win(self, win: dict) -> bool:
        """A win without yaku or in furiten is not declared."""
        uras = []
        if self.table.seats[win["actor"]].riichi and self.rules.ura_dora:
            count = len(self.table.indicators)
            uras = [
                {"type": EventType.DORA_INDICATOR, "tile": self.wall.ura(number), "ura": True}
                for number in range(count)
            ]
        trial = copy.deepcopy(self.table)
        try:
            play(trial, [Event(**event) for event in [*uras, win]])
        except Impossible:
            return False
        for event in [*uras, win]:
            self.add(**event)
        return True

    def try_call(self) -> bool:
        table, tile = self.table, self.table.on_offer
        if tile is None or table.tiles_left == 0:
            return False
        giver = (table.turn - 1) % 4
        for distance in (1, 2, 3):
            actor = (giver + distance) % 4
            seat = table.seats[actor]
            if seat.declared is not None:
                continue
            block = self.wanted_block(seat.tiles, tile, (giver - actor) % 4)
            if block and self.may_discard_after(block, seat.tiles):
                self.add(type=block.kind, actor=actor, target=giver, tile=tile, block=block.text)
                return True
        return False

    def wanted_block(self, tiles: list[str], tile: str, source: int) -> Block | None:
        same = [held for held in tiles if KIND[held] == KIND[tile]]
        if len(same) == 3 and self.table.kans < 4 and self.dice.random() < 0.3:
            return Block(DAIMINKAN, tuple(same), tile, source)
        if len(same) >= 2 and self.dice.random() < 0.2:
            return Block(PON, tuple(self.dice.sample(same, 2)), tile, source)
        if source == 3 and self.dice.random() < 0.1:
            for first, second in ((-2, -1), (-1, 1), (1, 2)):
                kinds = [KIND[tile] + first, KIND[tile] + second]
                own = [next((held for held in tiles if KIND[held] == kind), None) for kind in kinds]
                if all(own) and is_run(sorted([*kinds, KIND[tile]])):
                    return Block(CHI, tuple(map(str, own)), tile, source)
        return None

    def may_discard_after(self, block: Block, tiles: list[str]) -> bool:
        """Swap calling may leave nothing to discard; keep clear of it altogether."""
        kinds = {KIND[tile] for tile in block.tiles}
        near = kinds | {kind + step for kind in kinds for step in (-1, 1)}
        return sum(KIND[tile] not in near for tile in tiles) > 0

    def act(self) -> None:
        table = self.table
        seat = table.seats[table.turn]
        if table.phase is Phase.ACT:
            win = {"type": EventType.TSUMO, "actor": table.turn, "tile": seat.drawn}
            may_win = seat.state is None or KIND[str(seat.drawn)] in seat.state.waits
            if may_win and self.try_win(win):
                return
            if self.try_kan():
                return
        self.discard()

    def try_kan(self) -> bool:
        table = self.table
        seat = table.seats[table.turn]
        if table.kans >= 4 or table.tiles_left == 0 or seat.declared is not None:
            return False
        for kind in range(KINDS):
            own = [tile for tile in seat.tiles if KIND[tile] == kind]
            if len(own) == COPIES and self.dice.random() < 0.7:
                block = Block(ANKAN, tuple(own))
                self.add(type=EventType.ANKAN, actor=table.turn, block=block.text)
                return True
            pon = any(b.kind == PON and KIND[b.own[0]] == kind for b in seat.blocks)
            if own and pon and self.dice.random() < 0.7:
                self.add(type=EventType.SHOMINKAN, actor=table.turn, tile=own[0])
                return True
        return False

    def discard(self) -> None:
        table = self.table
        seat = table.seats[table.turn]
        if seat.declared is not None:
            tile = seat.drawn
            self.add(type=EventType.DISCARD, actor=table.turn, tile=tile, tsumogiri=True)
            return
        allowed = [tile for tile in seat.tiles if KIND[tile] not in table.called_kinds]
        tile = min(allowed, key=lambda held: (self.worth(seat.counts, held), self.dice.random()))
        only = seat.tiles.count(tile) == 1
        tsumogiri = seat.drawn == tile and (only or self.dice.random() < 0.5)
        made = {"type": EventType.DISCARD, "actor": table.turn, "tile": tile}
        made["tsumogiri"] = tsumogiri
        if table.phase is Phase.ACT and seat.is_closed and self.try_reach(made):
            return
        self.add(**made)

    def try_reach(self, discard: dict) -> bool:
        seat = self.table.seats[self.table.turn]
        kept = list(seat.counts)
        kept[KIND[discard["tile"]]] -= 1
        if self.dice.random() < 0.2 or not waits(kept, seat.laid_open):
            return False
        self.add(type=EventType.REACH, actor=self.table.turn)
        self.add(**discard)
        return True

    def worth(self, counts: list[int], tile: str) -> int:
        """How well a tile is connected; loose tiles go first."""
        kind = KIND[tile]
        worth = 4 * (counts[kind] - 1) + (tile in RED_FIVES)
        if kind < 27:
            for step, weight in ((-2, 1), (-1, 3), (1, 3), (2, 1)):
                if 0 <= kind % 9 + step < 9 and counts[kind + step]:
                    worth += weight
        return worth


@cache
def random_game(seed: int, rules: RuleSet = M_LEAGUE) -> GameLog:
    dice = random.Random(seed)
    start: HandStart | None = first_start(rules)
    hands = []
    while start is not None and len(hands) < MOST_HANDS:
        replay = Player(dice, rules, start).play_hand()
        hands.append(HandLog(replay.events))
        start = next_start(rules, replay)
    return GameLog(tuple(hands))


@cache
def random_hand(seed: int, rules: RuleSet = M_LEAGUE) -> HandLog:
    return HandLog(Player(random.Random(seed), rules, first_start(rules)).play_hand().events)
