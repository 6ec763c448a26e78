"""Hand-made hands: what the events say about the conditions of a win, and its value."""

from dataclasses import replace

import pytest

from services.tournaments.league.domain.rule_sets import M_LEAGUE
from services.tournaments.league.domain.table import HandStart
from services.tournaments.league.domain.tiles import parse_hand
from services.tournaments.league.domain.wins import Conditions, value_of_win
from tests.tournaments.league.script import replay_script, win

READY = "234m567m234p56s99s"  # pinfu, waits for 4s and 7s


def test_riichi_and_ippatsu():
    note = win("0 draw 1z\n0 riichi 1z\n1 takes 7s\nura 6z\n0 ron", east=READY)
    assert note["yaku"] == {"double_riichi": 2, "ippatsu": 1, "pinfu": 1}


def test_riichi_after_the_first_turn_is_not_double():
    note = win(
        """0 takes 1z
        pass 3 4s 7s
        0 draw 2z
        0 riichi 2z
        pass 4 4s 7s
        1 takes 7s
        ura 6z
        0 ron""",
        east=READY,
    )
    assert note["yaku"] == {"riichi": 1, "pinfu": 1}


def test_a_call_ends_ippatsu():
    note = win(
        """0 draw 1z
        0 riichi 1z
        pass 2 4s 7s 3z
        3 draw 3z
        3 discard 3z
        1 pon 3z 3-33z
        1 discard 1m
        2 takes 7s
        ura 6z
        0 ron""",
        east=READY,
    )
    assert "ippatsu" not in note["yaku"]
    assert note["yaku"]["double_riichi"] == 2


def test_tsumo_on_the_last_tile_is_haitei():
    note = win("pass 69 4s 7s\n1 draw 7s\n1 tsumo", south=READY)
    assert note["yaku"] == {"menzen_tsumo": 1, "pinfu": 1, "haitei": 1}
    assert note["fu"] == 20


def test_ron_on_the_last_discard_is_houtei():
    note = win("pass 69 4s 7s\n1 takes 7s\n0 ron", east=READY)
    assert note["yaku"] == {"pinfu": 1, "houtei": 1}


def test_robbing_an_added_kan():
    note = win(
        """0 takes 1z
        pass 2 7s 4s
        3 takes 7s
        0 pon 7s -777s
        0 discard 8m
        pass 3 7s 4s
        0 draw 7s
        0 shominkan 7s
        1 ron""",
        east="77s1458m25p36s112z",
        south=READY,
        west="258m369p148s2556z",
    )
    assert note["yaku"]["chankan"] == 1


def test_winning_on_the_replacement_tile_is_rinshan():
    note = win(
        """0 takes 9m
        1 draw 3z
        1 ankan 3333z
        dora 9m
        1 draw 7s
        1 tsumo""",
        south="333z234m567m56s99s",
    )
    assert note["yaku"]["rinshan"] == 1
    assert note["is_called"] is False


def test_the_dealer_wins_at_once_with_tenhou():
    note = win("0 draw 7s\n0 tsumo", east=READY)
    assert (note["yaku"], note["points"]) == ({"tenhou": 13}, 48000)


def test_another_player_wins_at_once_with_chiihou():
    note = win("0 takes 9m\n1 draw 7s\n1 tsumo", south=READY)
    assert (note["yaku"], note["points"]) == ({"chiihou": 13}, 32000)


def test_honba_and_sticks_go_to_the_winner():
    start = HandStart(honba=2, sticks=1, scores=(24000, 25000, 25000, 25000))
    note = win("0 takes 1z\npass 3 4s 7s\n0 takes 2z\n1 takes 7s\n0 ron", east=READY, start=start)
    assert (note["base_points"], note["points"]) == (1500, 1500 + 600 + 1000)
    assert note["deltas"] == [3100, -2100, 0, 0]


def test_a_riichi_ronned_at_its_declaration_pays_no_stick():
    replay = replay_script("0 draw 7s\n0 riichi 7s\n1 ron", east="123m456m789m11p33p", south=READY)
    assert replay.table.notes[6]["is_accepted"] is False
    assert replay.scores[0] == 25000 + replay.table.notes[-1]["deltas"][0]


@pytest.mark.parametrize(("pair_fu", "fu"), [(2, 40), (4, 50)])
def test_a_pair_of_the_double_wind_counts_as_the_rules_say(pair_fu, fu):
    rules = replace(M_LEAGUE, double_wind_fu=pair_fu)
    how = Conditions(riichi=True, seat_wind=1, round_wind=1)
    value = value_of_win(rules, parse_hand("234m567m111p67s22z8s"), "8s", [], how)
    assert value.fu == fu


def test_a_triplet_of_the_double_wind_is_two_yaku():
    how = Conditions(seat_wind=1, round_wind=1)
    value = value_of_win(M_LEAGUE, parse_hand("234m567m67s222z99p8s"), "8s", [], how)
    assert dict(value.yaku) == {"seat_wind": 1, "round_wind": 1}


@pytest.mark.parametrize(
    ("kiriage", "main"),
    [(True, 8000), (False, 7700)],
)
def test_four_han_thirty_fu_is_mangan_by_kiriage(kiriage, main):
    rules = replace(M_LEAGUE, kiriage=kiriage)
    how = Conditions(riichi=True, ippatsu=True, seat_wind=1, indicators=("1m",))
    value = value_of_win(rules, parse_hand("234m567m234p67s99s8s"), "8s", [], how)
    assert (value.han, value.fu, value.main) == (4, 30, main)


@pytest.mark.parametrize(("kazoe", "main"), [(False, 24000), (True, 32000)])
def test_thirteen_han_without_yakuman(kazoe, main):
    rules = replace(M_LEAGUE, kazoe_yakuman=kazoe)
    how = Conditions(riichi=True, ippatsu=True, seat_wind=1, indicators=("1m", "4m"))
    value = value_of_win(rules, parse_hand("22334455667788m"), "8m", [], how)
    assert value.han >= 13
    assert value.main == main


def test_a_single_wait_is_no_double_yakuman():
    how = Conditions(seat_wind=1)
    value = value_of_win(M_LEAGUE, parse_hand("19m19p19s12345677z"), "7z", [], how)
    assert (value.han, value.main) == (13, 32000)


def test_pao_pays_the_whole_of_daisangen_on_tsumo():
    replay = replay_script(
        """0 takes 9s
        1 draw 9s
        1 discard 5z
        0 pon 5z 55-5z
        0 discard 2m
        1 draw 8s
        1 discard 6z
        0 pon 6z 66-6z
        0 discard 4m
        1 draw 8s
        1 discard 7z
        0 pon 7z 77-7z
        0 discard 6m
        1 takes 1m
        2 takes 1m
        3 takes 1m
        0 draw 9p
        0 tsumo""",
        indicator="1z",
        east="246m1199p556677z",
        south="147m258p369s567z3z",
        west="258m369p147s2224z",
        north="369m147p258s4443z",
    )
    note = replay.table.notes[-1]
    assert note["yaku"] == {"daisangen": 13}
    assert note["deltas"] == [48000, -48000, 0, 0]
