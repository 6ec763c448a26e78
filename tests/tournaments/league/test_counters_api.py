"""Every counter of the statistics, counted again from the raw events by other means."""

from collections import Counter
from dataclasses import fields

import pytest
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.tile import TilesConverter

from services.tournaments.league.domain.statistics.counts import HandFacts
from tests.tournaments.league.office import Office
from tests.tournaments.league.test_formats import a_log

SEEDS = (1, 5, 7)
CALLS = ("chi", "pon", "daiminkan")
GOOD = ("ryanmen", "multiple")
EAST = 27


@pytest.fixture(scope="module")
def played(api, league_members):
    """A league with three games, and all their hands as everybody may read them."""
    office = Office(api, league_members)
    hands = []
    for seed in SEEDS:
        game = office.game()
        log = a_log("mjai", seed)
        office.ok("PUT", f"/league-imports/{game}", "scorer", form="mjai", log=log)
        listed = office.ok("GET", f"/league-game-hands/{game}")["hands"]
        hands += [office.ok("GET", f"/league-hands/{hand['id']}") for hand in listed]
    return office, hands


@pytest.fixture(scope="module")
def recounted(played):
    office, hands = played
    names = {each["id"]: each["key"] for each in office.ok("GET", "/league-yaku")["yaku"]}
    totals = {player: Counter() for player in office.players}
    for hand in hands:
        for player in office.players:
            totals[player].update(Count(hand, player, names).made())
    return totals


@pytest.fixture(scope="module")
def told(played):
    office, _ = played
    rows = office.ok("GET", f"/league-statistics/{office.league}")["players"]
    return {row["player_id"]: row["counts"] for row in rows}


@pytest.mark.parametrize("counter", [field.name for field in fields(HandFacts)])
def test_a_counter_is_what_the_events_say(told, recounted, counter):
    stored = {player: counts[counter] for player, counts in told.items()}
    assert stored == {player: counts[counter] for player, counts in recounted.items()}


class Count:
    """One player in one hand, read event by event."""

    def __init__(self, hand: dict, player: int, names: dict[int, str]):
        self.hand, self.player, self.names = hand, player, names
        self.events = hand["events"]
        self.states = [each for each in hand["player_states"] if each["player_id"] == player]
        self.is_dealer = hand["hand"]["parent_player_id"] == player
        reaches = [event for event in self.events if event["type"] == "reach"]
        self.reach = next((each for each in reaches if each["actor_player_id"] == player), None)
        self.accepted = [each["actor_player_id"] for each in reaches if each["is_accepted"]]
        own = [event["type"] for event in self.events if event["actor_player_id"] == player]
        self.calls = sum(kind in CALLS for kind in own)
        self.discards = own.count("discard")
        self.wins = [event for event in self.events if event["type"] in ("ron", "tsumo")]
        self.counts: Counter = Counter()

    def made(self) -> Counter:
        if any(foul["is_restarted"] for foul in self.hand["foul_plays"]):
            return Counter()
        self.counts.update(hands=1, dealer_hands=self.is_dealer)
        self.counts.update(called_hands=self.calls > 0)
        self.counts.update(uncommitted_hands=not self.reach and self.calls < 2)
        self.counts.update(tenpai_hands=any(state["waits"] for state in self.states))
        self._count_shanten()
        self._count_riichi()
        for number, win in enumerate(self.wins):
            self._count_win(win, number == 0)
        self._count_deal_in([win for win in self.wins if win["target_player_id"] == self.player])
        self._count_draw()
        return self.counts

    def _count_shanten(self) -> None:
        for name, turn in (("haipai", 0), ("middle", 7), ("late", 14)):
            for state in self.states:
                if state["turn_number"] == turn:
                    shanten = state["shanten_count"]
                    self.counts[f"{name}_shanten"] += shanten
                    self.counts[f"dealer_{name}_shanten"] += shanten * self.is_dealer
                    self.counts[f"{name}_states"] += 1
                    self.counts[f"dealer_{name}_states"] += self.is_dealer

    def _count_riichi(self) -> None:
        mine = self.player in self.accepted
        first = mine and self.accepted[0] == self.player
        self.counts.update(riichi_accepted=mine, first_riichi=first)
        self.counts.update(chasing_riichi=mine and not first)
        self.counts.update(chased_riichi=first and len(self.accepted) > 1)
        self.counts.update(riichi_faced=bool(self.accepted) and not first)
        if not self.reach:
            return
        state = next(each for each in self.states if each["event_id"] == self.reach["id"] + 1)
        waits = tiles_of(state["waits"])
        self.counts.update(
            riichi_declared=1,
            riichi_turns=state["turn_number"],
            riichi_furiten=state["is_furiten"],
            riichi_wait_kinds=len(waits),
            riichi_unseen_tiles=state["unseen_tiles"],
            riichi_wall_tiles=state["wall_tiles"],
            garbage_riichi=self._is_garbage(state, waits),
        )
        self.counts[f"riichi_{state['wait_type']}"] += 1

    def _is_garbage(self, state: dict, waits: list[str]) -> bool:
        """Riichi hands are closed: with a block there is a kan."""
        if state["wait_type"] in GOOD or state["called"]:
            return False
        return not any(self._has_yaku([*tiles_of(state["hand"]), tile]) for tile in waits)

    def _has_yaku(self, tiles: list[str]) -> bool:
        mine = next(row for row in self.hand["results"] if row["player_id"] == self.player)
        suits = {
            suit: "".join(tile[0] for tile in tiles if tile[1] == suit).replace("0", "5")
            for suit in "mpsz"
        }
        numbers = TilesConverter.string_to_136_array(
            man=suits["m"], pin=suits["p"], sou=suits["s"], honors=suits["z"]
        )
        last = (tiles[-1][0].replace("0", "5"), tiles[-1][1])
        kind = "mpsz".index(last[1]) * 9 + int(last[0]) - 1
        won = next(number for number in numbers if number // 4 == kind)
        config = HandConfig(
            player_wind=EAST + int(mine["player_wind"][0]) - 1,
            round_wind=EAST + int(self.hand["hand"]["round"][0]) - 1,
            options=OptionalRules(has_open_tanyao=True),
        )
        return HandCalculator.estimate_hand_value(numbers, won, config=config).error is None

    def _count_win(self, win: dict, first: bool) -> None:
        tsumo, base = win["type"] == "tsumo", win["base_points"]
        if win["actor_player_id"] == self.player:
            riichi, opened = self.player in self.accepted, win["is_called"]
            self.counts.update(wins=1, tsumo_wins=tsumo, riichi_wins=riichi, open_wins=opened)
            self.counts.update(dama_wins=not riichi and not opened, win_points=base)
            self.counts.update(win_turns=self.discards + 1, dealer_repeats=self.is_dealer)
            self._count_yaku(win)
            self._count_income(win, base, first)
        elif tsumo:
            self.counts.update(tsumo_suffered=1, dealer_hits=self.is_dealer)
            self.counts.update(painful_dealer_hits=self.is_dealer and base >= 8000)
        elif self.player != win["target_player_id"] and first:
            self.counts.update(sideways=self.player not in self._winners())

    def _winners(self) -> set[int]:
        return {win["actor_player_id"] for win in self.wins}

    def _count_yaku(self, win: dict) -> None:
        han = {
            self.names[row["name_id"]]: row["han"]
            for row in self.hand["yaku"]
            if row["event_id"] == win["id"]
        }
        self.counts.update(ippatsu_wins="ippatsu" in han, ura_wins="ura_dora" in han)
        self.counts.update(dora_han=han.get("dora", 0), red_han=han.get("red_dora", 0))
        self.counts.update(ura_han=han.get("ura_dora", 0))

    def _count_income(self, win: dict, base: int, first: bool) -> None:
        honba = 300 * self.hand["hand"]["honba_count"] * first
        sticks = win["points"] - base - honba
        carried = min(sticks, 1000 * self.hand["hand"]["reach_stick_count"])
        self.counts.update(honba_points=honba, stick_points=sticks, carried_stick_points=carried)

    def _count_deal_in(self, wins: list[dict]) -> None:
        if not wins:
            return
        # The state before the fatal tile was chosen: the one before the last discard.
        last = self.states[-2] if len(self.states) > 1 else self.states[-1]
        riichi = self.player in self.accepted
        first = riichi and self.accepted[0] == self.player
        self.counts.update(
            deal_ins=1,
            deal_in_points=sum(win["base_points"] for win in wins),
            deal_ins_after_riichi=riichi,
            deal_ins_first_riichi=first,
            deal_ins_chasing_riichi=riichi and not first,
            declaration_deal_ins=bool(self.reach) and not riichi,
            deal_ins_uncommitted=not self.reach and self.calls < 2,
            deal_in_shanten=last["shanten_count"],
            deal_ins_tenpai=bool(last["waits"]),
        )

    def _count_draw(self) -> None:
        for row in self.hand["drawn_hands"]:
            if row["player_id"] == self.player:
                self.counts.update(draws=1, tenpai_draws=row["is_tenpai"])
                self.counts.update(noten_points=row["point"])
                self.counts.update(dealer_repeats=self.is_dealer and row["is_tenpai"])


def tiles_of(text: str) -> list[str]:
    tiles, digits = [], ""
    for letter in text:
        if letter.isdigit():
            digits += letter
        else:
            tiles += [digit + letter for digit in digits]
            digits = ""
    return tiles
