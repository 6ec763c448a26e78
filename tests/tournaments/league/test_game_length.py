"""When a game ends: the last wind, an extra one, a goal, a dealer who may stop."""

from dataclasses import replace

import pytest

from services.tournaments.league.domain.games import next_start, replay_game
from services.tournaments.league.domain.rule_sets import M_LEAGUE
from services.tournaments.league.domain.table import HandStart
from tests.tournaments.league.generator import random_game
from tests.tournaments.league.script import replay_script

READY = "234m567m234p56s99s"
EXTRA = replace(M_LEAGUE, extra_wind=True)


def start_after(rules, start: HandStart):
    """Where the next hand begins after seat 0 has won 1000 (1500 as dealer) from seat 1."""
    turns = [
        f"{seat % 4} takes {tile}"
        for seat, tile in zip(
            range(start.dealer, start.dealer + 4), ("1z", "2z", "9m", "9p"), strict=False
        )
    ]
    while not turns[-1].startswith("0"):
        turns.pop()
    hand = replay_script(
        "\n".join([*turns, "1 takes 7s", "0 ron"]), rules=rules, start=start, east=READY
    )
    assert hand.table.winners == [0]
    return next_start(rules, hand)


def start(wind: int, number: int, first: int = 25000) -> HandStart:
    rest = (100_000 - first) // 3
    return HandStart(wind, number, scores=(first, rest, rest, 100_000 - first - 2 * rest))


@pytest.mark.parametrize(
    ("rules", "begun", "next_round"),
    [
        (M_LEAGUE, start(1, 3), None),
        (M_LEAGUE, start(0, 3), "2z1"),
        (EXTRA, start(1, 3), "3z1"),
        (EXTRA, start(1, 3, 29000), None),
        (replace(EXTRA, goal_score=40000), start(1, 3, 29000), "3z1"),
        (EXTRA, start(1, 0, 29000), "2z1"),  # the goal ends nothing before the last hand
        (EXTRA, start(2, 0), "3z1"),
        (EXTRA, start(2, 0, 28500), None),  # the goal ends the game although the dealer stays
        (EXTRA, start(2, 3), None),
        (replace(EXTRA, winds=1), start(0, 3), "2z1"),
        (replace(EXTRA, winds=1), start(1, 3), None),
    ],
)
def test_where_the_next_hand_begins(rules, begun, next_round):
    found = start_after(rules, begun)
    assert (found and found.round) == next_round


def test_a_leading_dealer_may_stop_in_the_last_hand_only():
    rules = replace(M_LEAGUE, dealer_may_stop=True)
    script = "0 takes 1z\n1 takes 2z\n2 takes 7s\n3 ron"
    for wind, expected in ((1, None), (0, "1z4")):
        begun = HandStart(wind, 3)
        hand = replay_script(f"3 takes 9p\n{script}", rules=rules, start=begun, north=READY)
        found = next_start(rules, hand)
        assert (found and found.round) == expected


@pytest.mark.slow
def test_a_random_game_with_an_extra_wind_is_legal():
    rules = replace(EXTRA, goal_score=60000)
    replay = replay_game(rules, random_game(1, rules))
    assert replay.hands[-1].start.wind == 2
    assert sum(placing.score for placing in replay.placings) == 100_000
