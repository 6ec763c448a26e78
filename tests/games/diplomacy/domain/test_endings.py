"""How a game ends: centers, years, ranks."""

import pytest

from services.games.diplomacy.domain.endings import LAST_YEAR, SOLO, ending_of, standings, winner_of
from tests.games.diplomacy.domain.maps import STANDARD, START, WINTER, owning

ADJUSTMENTS_1901, SPRING_1902, ADJUSTMENTS_1902 = 4, 5, 9


@pytest.mark.parametrize(("centers", "winner"), [(17, None), (18, 1), (34, 1)])
def test_more_than_half_of_the_centers_win(centers, winner):
    assert winner_of(STANDARD, owning(role_1=centers), 0) == winner


def test_fewer_may_be_agreed_on():
    assert winner_of(STANDARD, owning(role_2=8, role_1=7), 8) == 2
    assert winner_of(STANDARD, owning(role_2=7, role_1=7), 8) is None


def test_two_with_equally_many_have_not_won():
    assert winner_of(STANDARD, owning(role_1=10, role_2=10), 8) is None


def test_centers_count_only_when_winter_is_over():
    won = owning(role_1=20)
    assert ending_of(STANDARD, won, SPRING_1902, 0, 0) is None
    assert ending_of(STANDARD, won, ADJUSTMENTS_1901, 0, 0) == SOLO


@pytest.mark.parametrize(
    ("years", "advancement", "ending"),
    [
        (0, ADJUSTMENTS_1902, None),
        (1, ADJUSTMENTS_1901, LAST_YEAR),
        (1, 3, None),
        (2, ADJUSTMENTS_1901, None),
        (2, ADJUSTMENTS_1902, LAST_YEAR),
        (1, 14, LAST_YEAR),
    ],
)
def test_the_last_year_ends_when_its_centers_are_counted(years, advancement, ending):
    assert ending_of(STANDARD, START, advancement, 0, years) == ending


def test_a_winter_opening_is_not_a_year():
    assert ending_of(WINTER, START, WINTER.start_advancement, 1, 1) is None
    assert ending_of(WINTER, START, WINTER.start_advancement + 5, 0, 1) == LAST_YEAR


def test_tied_roles_share_the_best_rank():
    ranks = {
        one.role: one.rank for one in standings(range(1, 5), owning(role_1=5, role_3=5, role_2=1))
    }
    assert ranks == {1: 1, 3: 1, 2: 3, 4: 4}
