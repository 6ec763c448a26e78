"""Rating changes by FIDE B.02."""

from fractions import Fraction

import pytest
from gacrux import rating

from services.tournaments.rules.competitions import Competition, Entrant, Game, Round
from services.tournaments.rules.rating_changes import expected_score, rating_changes
from services.tournaments.rules.results import Absence, Result


@pytest.mark.parametrize(
    ("difference", "share"),
    [
        (0, 50),
        (3, 50),
        (4, 51),
        (91, 62),
        (92, 63),
        (200, 76),
        (-200, 24),
        (400, 92),
        (800, 92),
        (-800, 8),
    ],
)
def test_the_expectation_follows_the_table_of_the_federation(difference, share):
    assert expected_score(2000, 2000 - difference) == Fraction(share, 100)


def test_the_whole_table_agrees_with_that_of_a_library():
    for difference in range(-800, 801):
        theirs = rating.ComputeExpectedScore(2700, 2700 - difference)
        assert expected_score(2700, 2700 - difference) == Fraction(str(theirs)), difference


def test_above_2650_the_whole_difference_counts():
    assert expected_score(2700, 2180) == Fraction(97, 100)
    assert expected_score(2700, 1900) == 1


def changes(entrants, *games, start="2026-05-01"):
    competition = Competition(
        tuple(entrants), (Round(1, games, ((9, Absence.PAIRING_BYE),)),), start_date=start
    )
    return rating_changes(competition)


def test_only_games_between_rated_players_count():
    field = [
        Entrant(1, "A", 2000),
        Entrant(2, "B", 2000),
        Entrant(3, "C"),
        Entrant(4, "D", 1900),
        Entrant(9, "E", 1800),
    ]
    found = changes(field, Game(1, 2, Result.WHITE_WINS), Game(3, 4, Result.DRAW))
    assert found == {1: 10, 2: -10}
    forfeited = changes(field, Game(1, 2, Result.WHITE_WINS_BY_FORFEIT))
    assert forfeited == {}


def test_the_young_move_quickly_and_the_best_slowly():
    field = [
        Entrant(1, "Young", 1800, birth="2010-01-01"),
        Entrant(2, "Old", 1800, birth="1960"),
        Entrant(3, "Master", 2450),
        Entrant(4, "Other", 2450),
        Entrant(9, "E"),
    ]
    found = changes(field, Game(1, 2, Result.WHITE_WINS), Game(3, 4, Result.BLACK_WINS))
    assert found == {1: 20, 2: -10, 3: -5, 4: 5}
