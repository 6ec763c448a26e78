"""Points, ties and carry-over against figures the league has published."""

from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from services.tournaments.league.domain.points import place_players, share_leftover
from services.tournaments.league.domain.rule_sets import M_LEAGUE
from services.tournaments.league.domain.standings import (
    Stage,
    StageResults,
    TeamRecord,
    carry_over,
    champions,
    season_standings,
    stage_standings,
)
from tests.conftest import SOAK


@pytest.mark.parametrize(
    ("scores", "points", "ranks"),
    [
        # The game L001_S014_0012_02A of 2023-04-28.
        ([26100, 39500, 24000, 10400], ["6.1", "59.5", "-16.0", "-49.6"], [2, 1, 3, 4]),
        ([35200, 35200, 20000, 9600], ["35.2", "35.2", "-20.0", "-50.4"], [1, 1, 3, 4]),
        ([54200, 35000, 5400, 5400], ["74.2", "15.0", "-44.6", "-44.6"], [1, 2, 3, 3]),
        ([40000, 25000, 25000, 10000], ["60.0", "-5.0", "-5.0", "-50.0"], [1, 2, 2, 4]),
        ([30000, 30000, 30000, 10000], ["16.7", "16.7", "16.6", "-50.0"], [1, 1, 1, 4]),
        ([10000, 30000, 30000, 30000], ["-50.0", "16.7", "16.7", "16.6"], [4, 1, 1, 1]),
        ([55000, 15000, 15000, 15000], ["75.0", "-25.0", "-25.0", "-25.0"], [1, 2, 2, 2]),
        ([25000, 25000, 25000, 25000], ["0.0", "0.0", "0.0", "0.0"], [1, 1, 1, 1]),
    ],
)
def test_points_of_a_game(scores, points, ranks):
    placings = place_players(M_LEAGUE, scores)
    assert [str(placing.points) for placing in placings] == points
    assert [placing.rank for placing in placings] == ranks


def test_without_sharing_the_player_nearer_the_first_dealer_ranks_higher():
    rules = replace(M_LEAGUE, ties_share=False)
    placings = place_players(rules, [25000, 35000, 35000, 5000])
    assert [placing.rank for placing in placings] == [3, 1, 2, 4]


@pytest.mark.parametrize(
    ("scores", "amount", "shared"),
    [
        ([33000, 33000, 33000, 0], 1000, [33400, 33300, 33300, 0]),
        ([40000, 39000, 20000, 0], 1000, [41000, 39000, 20000, 0]),
        ([20000, 39500, 39500, 0], 1000, [20000, 40000, 40000, 0]),
    ],
)
def test_sticks_left_over_go_to_the_top(scores, amount, shared):
    assert share_leftover(M_LEAGUE, scores, amount) == shared


@pytest.mark.parametrize(
    ("total", "carried"),
    [
        ("586.1", "293.1"),
        ("-41.5", "-20.7"),
        ("-61.3", "-30.6"),
        ("-202.3", "-101.1"),
        ("654.7", "327.4"),
        ("-210.5", "-105.2"),
        ("1115.5", "557.8"),
        ("626.7", "313.4"),
        ("512.9", "256.5"),
    ],
)
def test_half_is_rounded_up_to_one_decimal(total, carried):
    assert carry_over(Decimal(total)) == Decimal(carried)


def test_the_total_of_2024_is_carry_over_and_base_points():
    assert carry_over(Decimal("1115.5")) + Decimal("157.0") == Decimal("714.8")


@given(st.lists(st.integers(-300, 1300), min_size=3, max_size=3))
@settings(max_examples=1000 if SOAK else 30)
def test_points_of_a_game_sum_to_zero(hundreds):
    scores = [hundred * 100 for hundred in hundreds]
    scores.append(100_000 - sum(scores))
    assert sum(placing.points for placing in place_players(M_LEAGUE, scores)) == 0


def _records(*points, penalties=()):
    penalty = dict(penalties)
    return [
        TeamRecord(team, 10, Decimal(value), Decimal(penalty.get(team, 0)))
        for team, value in enumerate(points, start=1)
    ]


def test_a_season_carries_half_to_the_next_stage():
    stages = [
        StageResults(Stage.REGULAR, _records("586.1", "-41.5", "100.0"), qualifying=2),
        StageResults(Stage.FINAL, _records("10.0", "20.0"), finished=True),
    ]
    tables = season_standings(stages)
    final = {row.team_id: row.total_points for row in tables[Stage.FINAL]}
    assert final == {1: Decimal("303.1"), 3: Decimal("50.0"), 2: Decimal("20.0")}
    assert list(final) == [1, 3, 2]  # who has not qualified stands below
    assert champions(stages, tables) == [1]


def test_penalties_lower_base_points_and_are_shown_apart():
    rows = stage_standings(_records("30.0", "20.0", penalties=[(1, 20)]), {})
    assert [(row.team_id, row.base_points, row.penalties) for row in rows] == [
        (2, Decimal("20.0"), 0),
        (1, Decimal("10.0"), 20),
    ]


def test_equal_totals_share_a_rank():
    rows = stage_standings(_records("5.0", "5.0", "-10.0"), {}, qualifying=1)
    assert [row.rank for row in rows] == [1, 1, 3]
    assert sum(row.qualified for row in rows) == 1


def test_a_qualified_team_without_games_stands_with_what_it_carried():
    rows = stage_standings([], {7: Decimal("12.3")})
    assert [(row.team_id, row.total_points) for row in rows] == [(7, Decimal("12.3"))]


def test_there_is_no_champion_before_the_final_is_finished():
    stages = [StageResults(Stage.FINAL, _records("1.0"))]
    assert champions(stages, season_standings(stages)) == []
