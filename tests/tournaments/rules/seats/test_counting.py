"""Settings, years and standings of tables."""

from fractions import Fraction

import pytest

from services.tournaments.rules.seats.settings import TableSettings, table_settings
from services.tournaments.rules.seats.standings import (
    PlayedSeat,
    best_of_roles,
    standing,
    team_standing,
)
from services.tournaments.rules.seats.years import soloist, why_not
from services.tournaments.rules.settings import WrongSetting

ROLES = ("East", "South", "West")


def seat(player, points, *, round=1, role="East", **more):
    return PlayedSeat(player, round, 1, role, Fraction(points), **more)


@pytest.mark.parametrize(
    "wrong",
    [
        {"roles": ["East", "South"]},
        {"roles": ["East"] * 3},
        {"roles": "abc"},
        {"roles": [f"role {n}" for n in range(13)]},
        {"scoring": "nothing"},
        {"best": -1},
        {"counted": "median"},
        {"colour": "red"},
    ],
)
def test_settings_that_make_no_sense_are_refused(wrong):
    with pytest.raises(WrongSetting):
        table_settings(wrong)


def test_settings_are_read_as_they_were_sent():
    found = table_settings({"roles": list(ROLES), "scoring": "points", "sitting_out": "1/2"})
    assert found.roles == ROLES
    assert found.sitting_out == Fraction(1, 2)
    assert not found.scores_centres


SEATS = [
    seat(1, 50, role="East"),
    seat(1, 10, round=2, role="West"),
    seat(1, 30, round=3, role="South"),
    seat(2, 45, role="South"),
    seat(2, 45, round=2, role="East"),
    seat(3, 45, role="West", topped=True),
    seat(3, 45, round=2, role="South"),
]


@pytest.mark.parametrize(
    ("chosen", "totals", "ranks"),
    [
        ({}, {1: 90, 3: 90, 2: 90}, {1: 1, 3: 2, 2: 3}),
        ({"best": 2}, {3: 90, 2: 90, 1: 80}, {3: 1, 2: 2, 1: 3}),
        ({"counted": "average"}, {3: 45, 2: 45, 1: 30}, {3: 1, 2: 2, 1: 3}),
        ({"counted": "average", "best": 1}, {1: 50, 3: 45, 2: 45}, {1: 1, 3: 2, 2: 3}),
    ],
)
def test_games_are_added_up_or_averaged_all_or_the_best(chosen, totals, ranks):
    lines = standing(TableSettings(**chosen), [1, 2, 3], SEATS)
    assert {line.number: line.total for line in lines} == totals
    assert {line.number: line.rank for line in lines} == ranks


def test_those_level_in_everything_share_a_rank():
    lines = standing(TableSettings(), [1, 2, 3], [seat(1, 5), seat(2, 5), seat(3, 1)])
    assert [line.rank for line in lines] == [1, 1, 3]


def test_sitting_out_brings_what_was_set():
    lines = standing(TableSettings(sitting_out=Fraction(7)), [1, 2], [seat(1, 5)], [2, 2])
    assert [(line.number, line.total, line.games) for line in lines] == [(2, 14, 0), (1, 5, 1)]


def test_teams_have_what_their_players_have():
    lines = team_standing({10: [1, 2], 20: [3]}, standing(TableSettings(), [1, 2, 3], SEATS))
    assert [(line.number, line.total) for line in lines] == [(10, 180), (20, 90)]


def test_the_best_of_each_role_is_found_among_finished_games():
    seats = [*SEATS, seat(3, 99, role="East", is_final=False), seat(4, 45, role="South")]
    best = best_of_roles(ROLES, seats)
    assert [each.player for each in best["East"]] == [1]
    assert [each.player for each in best["South"]] == [2, 3, 4]


@pytest.mark.parametrize(
    ("before", "now", "complaint"),
    [
        (None, {"East": 3, "South": 3, "West": 3}, None),
        ({"East": 3, "South": 3, "West": 2}, {"East": 5, "South": 4, "West": 0}, None),
        (None, {"East": 3, "South": 3}, "Every power needs"),
        (None, {"East": 3, "South": 3, "West": -1}, "fewer than no centres"),
        (None, {"East": 5, "South": 3, "West": 2}, "The map has 9"),
        ({"East": 3, "South": 3, "West": 2}, {"East": 3, "South": 3, "West": 1}, "stay somebody's"),
        ({"East": 5, "South": 4, "West": 0}, {"East": 5, "South": 3, "West": 1}, "out of the game"),
    ],
)
def test_centres_of_a_year_are_checked_against_the_map_and_the_year_before(before, now, complaint):
    found = why_not(ROLES, 9, before, now)
    assert found is None if complaint is None else complaint in found


def test_a_solo_is_more_than_half():
    assert soloist({"East": 5, "South": 4, "West": 0}, 9) == "East"
    assert soloist({"East": 17, "South": 17, "West": 0}, 34) is None
