"""How hands wait, what is left of the tiles waited for, and what is counted of it at riichi."""

import pytest

from services.tournaments.league.domain.shanten import waits
from services.tournaments.league.domain.statistics.facts import facts_of_hand
from services.tournaments.league.domain.tiles import KIND, KINDS, kind_counts, parse_hand
from services.tournaments.league.domain.wait_types import WaitType, type_of_wait, type_of_waits
from tests.tournaments.league.script import replay_script, win

RUNS = "234m567m234p"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (f"{RUNS}56s99s", WaitType.RYANMEN),
        (f"{RUNS}57s99s", WaitType.KANCHAN),
        (f"{RUNS}12s99s", WaitType.PENCHAN),
        (f"{RUNS}89s99p", WaitType.PENCHAN),
        (f"{RUNS}55s99s", WaitType.SHANPON),
        (f"{RUNS}345s7z", WaitType.TANKI),
        (f"{RUNS}3456s", WaitType.TANKI),  # a double tanki has two kinds
        (f"{RUNS}3455s", WaitType.RYANMEN),  # 34 and 55: 2s 5s
        (f"{RUNS}5556s", WaitType.MULTIPLE),  # 4s 7s and 6s
        ("234m567m23456s99s", WaitType.MULTIPLE),  # 1s 4s 7s
        (f"{RUNS}2444s", WaitType.KANCHAN),  # 3s, and 2s as a pair
        ("1133557799m11p5s", WaitType.TANKI),
        ("19m19p19s1234567z", WaitType.MULTIPLE),
        ("119m19p19s123456z", WaitType.TANKI),
        ("7z", WaitType.TANKI),
    ],
)
def test_the_type_of_a_wait(hand, expected):
    closed = kind_counts(parse_hand(hand))
    assert type_of_waits(closed, waits(closed, [0] * KINDS)) == expected


def test_a_hand_that_is_not_tenpai_has_no_type():
    assert type_of_waits(kind_counts(parse_hand("147m258p369s1234z")), frozenset()) is None


@pytest.mark.parametrize(("tile", "expected"), [("7s", "ryanmen"), ("6s", "tanki")])
def test_a_tile_completes_in_its_own_way(tile, expected):
    closed = kind_counts(parse_hand(f"{RUNS}5556s"))
    assert type_of_wait(closed, KIND[tile]) == expected


def test_a_win_tells_how_its_tile_completed_the_hand():
    assert win("0 draw 7s\n0 tsumo", east=f"{RUNS}56s99s")["wait_type"] == "ryanmen"
    assert win("0 draw 6s\n0 tsumo", east=f"{RUNS}57s99s")["wait_type"] == "kanchan"


def test_tiles_waited_for_are_counted_as_the_player_and_as_the_wall_knows_them():
    # 4s and 7s: one 4s is in another hand, one 7s is discarded, the indicator is a 7s.
    replay = replay_script(
        "0 draw 1z\n0 discard 1z\n1 takes 7s\npass 2 4s 7s\n0 draw 2z\n0 discard 2z",
        indicator="7s",
        complete=False,
        east=f"{RUNS}56s99s",
        west="258m369p148s2556z",
    )
    before, *_, after = [state for state in replay.table.states if state.seat == 0]
    assert (before.unseen_tiles, before.wall_tiles) == (8, 8)
    assert (after.unseen_tiles, after.wall_tiles) == (6, 5)


def riichi_facts(hand: str, discard: str = "1z", **others: str):
    script = f"0 draw {discard}\n0 riichi {discard}\npass 69 4s 5s 6s 7s 8s\ndraw"
    return facts_of_hand(replay_script(script, east=hand, **others))[0]


def test_a_riichi_is_counted_with_its_wait():
    facts = riichi_facts(f"{RUNS}56s99s")
    assert (facts.riichi_ryanmen, facts.riichi_wait_kinds, facts.garbage_riichi) == (1, 2, 0)
    assert facts.riichi_turns == 1
    assert facts.riichi_unseen_tiles == 8


@pytest.mark.parametrize(
    ("hand", "garbage"),
    [
        ("123m567m234p57s99s", 1),  # kanchan, no yaku
        ("234m567m234p57s88s", 0),  # kanchan, but tanyao
        ("123m567m234p56s99s", 0),  # pinfu, and no bad wait
    ],
)
def test_a_garbage_riichi_has_a_bad_wait_and_no_yaku(hand, garbage):
    assert riichi_facts(hand).garbage_riichi == garbage
