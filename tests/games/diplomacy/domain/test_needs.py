"""Who has something to order, and where civil disorder stands in."""

import pytest

from services.games.diplomacy.domain.disorder import DisorderAllowed, covers
from services.games.diplomacy.domain.needs import adjustment_of, needed_roles, retreats_of
from services.games.diplomacy.domain.positions import Position, Unit
from tests.games.diplomacy.domain.maps import STANDARD, START

SPRING, SUMMER, ADJUSTMENTS = 0, 1, 4
ENGLAND, FRANCE = 1, 2
LONDON, PARIS, BREST, MARSEILLES, BURGUNDY, SPAIN = 34, 47, 14, 37, 17, 60
WALES, YORKSHIRE = 72, 75


def france(centers, *zones):
    """France owning centers by number, with armies in these zones."""
    return Position(
        dict.fromkeys(centers, FRANCE), {FRANCE: tuple(Unit(1, zone) for zone in zones)}
    )


def test_everyone_with_a_unit_moves():
    assert needed_roles(STANDARD, START, SPRING) == [1, 2, 3, 4, 5, 6, 7]
    assert needed_roles(STANDARD, france([20], PARIS), SPRING) == [FRANCE]


def test_only_the_dislodged_retreat():
    assert needed_roles(STANDARD, START, SUMMER) == []
    position = Position({}, {}, {ENGLAND: (Unit(1, LONDON, 72),)})
    assert needed_roles(STANDARD, position, SUMMER) == [ENGLAND]


@pytest.mark.parametrize(
    ("taken", "forbidden", "free"),
    [
        ([], [], [WALES, YORKSHIRE]),
        ([WALES], [], [YORKSHIRE]),
        ([WALES], [YORKSHIRE], []),
    ],
)
def test_a_unit_that_can_go_nowhere_waits_for_nobody(taken, forbidden, free):
    beaten = Unit(1, LONDON, 0)
    standing = {FRANCE: (Unit(1, LONDON), *(Unit(1, zone) for zone in taken))}
    position = Position({}, standing, {ENGLAND: (beaten,)}, tuple(forbidden))
    assert sorted(retreats_of(STANDARD, position, beaten)) == free
    assert needed_roles(STANDARD, position, SUMMER) == ([ENGLAND] if free else [])


def test_no_retreat_to_where_the_attack_came_from():
    beaten = Unit(1, LONDON, WALES)
    position = Position({}, {FRANCE: (Unit(1, LONDON),)}, {ENGLAND: (beaten,)})
    assert retreats_of(STANDARD, position, beaten) == [YORKSHIRE]


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (france([4, 15, 20], PARIS, BREST, MARSEILLES), 0),
        (france([4, 15, 20, 27], SPAIN, BURGUNDY, MARSEILLES), 1),
        (france([4, 15, 20, 27, 21], SPAIN, BURGUNDY), 3),
        (france([4, 15, 20, 27, 21], SPAIN, MARSEILLES, PARIS, BREST), 0),
        (france([27, 21], SPAIN), 0),
        (france([4], PARIS, BREST, MARSEILLES), -2),
        (france([], PARIS), -1),
    ],
)
def test_builds_need_free_home_centers_and_removals_do_not(position, expected):
    assert adjustment_of(STANDARD, position, FRANCE) == expected
    assert needed_roles(STANDARD, position, ADJUSTMENTS) == ([FRANCE] if expected else [])


@pytest.mark.parametrize(
    ("allowed", "advancement", "position", "covered"),
    [
        (DisorderAllowed(True, False, False, False), SPRING, START, True),
        (DisorderAllowed(False, True, True, True), SPRING, START, False),
        (DisorderAllowed(False, True, False, False), SUMMER, START, True),
        (DisorderAllowed(True, True, True, False), ADJUSTMENTS, france([], PARIS), False),
        (DisorderAllowed(True, True, False, True), ADJUSTMENTS, france([], PARIS), True),
        (DisorderAllowed(True, True, False, True), ADJUSTMENTS, france([4, 15], PARIS), False),
        (DisorderAllowed(True, True, True, False), ADJUSTMENTS, france([4, 15], PARIS), True),
    ],
)
def test_civil_disorder_is_allowed_for_each_kind_apart(allowed, advancement, position, covered):
    assert covers(allowed, [FRANCE], STANDARD, position, advancement) is covered
