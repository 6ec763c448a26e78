"""Rules that only some variants have: free and emergency centers, passive roles, years, solos."""

import json

import pytest

from services.games.diplomacy.domain.endings import winner_of
from services.games.diplomacy.domain.needs import adjustment_of, needed_roles, places_to_build
from services.games.diplomacy.domain.phases import year_of
from services.games.diplomacy.domain.positions import Position, Unit, start_position
from services.games.diplomacy.domain.variants import variant_from
from tests.games.diplomacy.domain.maps import VARIANTS

ISTHMUS = json.loads((VARIANTS / "isthmus.json").read_text())
NORTH, MIDDLE, SOUTH = 1, 2, 3
ALMERY, BRIMHAVEN, GATE, KEMPER, RUCK = 1, 2, 4, 7, 12
SPRING, ADJUSTMENTS = 0, 4


def a_variant(**changes):
    return variant_from("isthmus", ISTHMUS | changes)


def places(variant, ownerships, *zones):
    position = Position(ownerships, {SOUTH: tuple(Unit(1, zone) for zone in zones)})
    return places_to_build(variant, position, NORTH)


def test_nobody_builds_in_a_free_center():
    homes = {1: NORTH, 2: NORTH, 3: NORTH}
    assert places(a_variant(), homes).regions == {ALMERY, BRIMHAVEN}
    assert places(a_variant(free_centers=[1]), homes).regions == {BRIMHAVEN}
    everywhere = a_variant(free_centers=[1], build_everywhere=True)
    assert places(everywhere, homes).regions == {BRIMHAVEN, GATE}


def test_a_free_center_feeds_a_unit_all_the_same():
    assert places(a_variant(free_centers=[1]), {1: NORTH, 2: NORTH}).centers == 2


@pytest.mark.parametrize(
    ("ownerships", "occupied", "expected"),
    [
        ({1: NORTH, 2: NORTH}, [], {ALMERY, BRIMHAVEN}),
        ({1: NORTH, 2: SOUTH}, [], {ALMERY, RUCK}),
        ({1: NORTH, 2: SOUTH}, [RUCK], {ALMERY}),
        ({1: NORTH}, [], {ALMERY}),  # lost to nobody
        ({1: SOUTH, 2: SOUTH, 3: NORTH}, [], set()),
    ],
)
def test_an_emergency_center_helps_who_lost_some_homes_and_kept_some(
    ownerships, occupied, expected
):
    variant = a_variant(emergency_centers=[[NORTH, RUCK]])
    assert places(variant, ownerships, *occupied).regions == expected


def test_an_emergency_center_counts_as_a_center():
    position = Position({1: NORTH, 2: SOUTH}, {NORTH: (Unit(1, KEMPER),)})
    assert adjustment_of(a_variant(), position, NORTH) == 0
    assert adjustment_of(a_variant(emergency_centers=[[NORTH, RUCK]]), position, NORTH) == 1


def test_nobody_waits_for_a_passive_role():
    variant = a_variant(disorder={"3": "South"})
    start = start_position(variant)
    assert variant.played_roles == [NORTH, MIDDLE]
    assert needed_roles(variant, start, SPRING) == [NORTH, MIDDLE]
    hungry = Position({}, {SOUTH: (Unit(1, KEMPER),)})
    assert needed_roles(variant, hungry, ADJUSTMENTS) == []


def test_a_cycle_may_stand_for_several_years():
    years = [year_of(advancement, -605, 5) for advancement in (0, 4, 5, 12)]
    assert years == [-604, -604, -599, -594]


@pytest.mark.parametrize(("extra", "asked", "winner"), [(0, 0, NORTH), (1, 0, None), (1, 5, NORTH)])
def test_a_solo_may_need_more_than_half(extra, asked, winner):
    """What the master of a game asks for counts before what its variant says."""
    variant = a_variant(extra_requirement_solo=extra)
    half = len(variant.centers) // 2 + 1
    assert half == 5
    position = Position(dict.fromkeys(range(1, half + 1), NORTH), {})
    assert winner_of(variant, position, asked) == winner


def test_a_game_may_begin_with_builds():
    assert a_variant(start_build=True).start_advancement == ADJUSTMENTS
