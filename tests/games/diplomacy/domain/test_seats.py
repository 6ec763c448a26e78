"""Seats, states, secrecy, access."""

import pytest

from services.games.diplomacy.domain.access import Ratings, Restrictions, restriction_not_met
from services.games.diplomacy.domain.phases import season_of, year_of
from services.games.diplomacy.domain.seats import Seat, free_roles, role_by_player
from services.games.diplomacy.domain.secrecy import hides_players, known_seats
from services.games.diplomacy.domain.states import may_become

SEATS = [Seat(10, 0), Seat(11, 1), Seat(12, -1), Seat(11, 5), Seat(10, 3)]


def test_the_dictionary_has_one_role_per_player_and_mastership_comes_first():
    assert role_by_player(SEATS) == {10: 0, 11: 1, 12: -1}


def test_the_dictionary_prefers_a_role_to_none():
    assert role_by_player([Seat(1, -1), Seat(1, 4)]) == {1: 4}
    assert role_by_player([Seat(1, 4), Seat(1, -1)]) == {1: 4}


def test_roles_that_nobody_holds_are_free():
    assert free_roles(SEATS, range(1, 8)) == [2, 4, 6, 7]


@pytest.mark.parametrize(
    ("hidden", "reader", "known"),
    [(False, None, 5), (True, None, 0), (True, 11, 2), (True, 10, 5), (True, 99, 0)],
)
def test_an_anonymous_game_shows_a_reader_only_himself(hidden, reader, known):
    assert len(known_seats(SEATS, hidden, reader)) == known


def test_anonymity_ends_with_the_game():
    assert hides_players(True, 1)
    assert not hides_players(True, 2)
    assert not hides_players(False, 1)


@pytest.mark.parametrize("current", range(3))
@pytest.mark.parametrize("wanted", range(3))
def test_a_game_goes_one_way(current, wanted):
    assert may_become(current, wanted) is ((current, wanted) in {(0, 1), (1, 2), (0, 2)})


@pytest.mark.parametrize(
    ("restrictions", "ratings", "failing"),
    [
        (Restrictions(0, 0, 0), Ratings(), None),
        (Restrictions(50, 0, 0), Ratings(), "reliability"),
        (Restrictions(50, 0, 0), Ratings(reliability=50), None),
        (Restrictions(50, 10, 0), Ratings(reliability=60), "regularity"),
        (Restrictions(0, 0, 1500), Ratings(), None),
        (Restrictions(0, 0, 1600), Ratings(), "performance"),
    ],
)
def test_the_first_restriction_that_is_not_met_is_named(restrictions, ratings, failing):
    assert restriction_not_met(restrictions, ratings) == failing


@pytest.mark.parametrize(
    ("advancement", "season", "year"),
    [(0, "spring", 1901), (3, "winter", 1901), (4, "adjustments", 1901), (5, "spring", 1902)],
)
def test_an_advancement_is_a_season_of_a_year(advancement, season, year):
    assert (season_of(advancement), year_of(advancement, 1900)) == (season, year)
