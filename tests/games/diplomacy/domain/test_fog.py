"""What a role sees through the fog."""

import json

import pytest

from services.games.diplomacy.domain.fog import (
    neighbours_of_regions,
    visible_lines,
    visible_position,
    visible_zones,
)
from services.games.diplomacy.domain.positions import Position, Unit, start_position
from services.games.diplomacy.domain.variants import variant_from
from shared.config import ROOT

DATA = json.loads((ROOT / "services/solver/variants/standard.json").read_text())
STANDARD = variant_from("standard", DATA)
NEIGHBOURS = neighbours_of_regions(STANDARD, DATA["neighbouring"])
ENGLAND, FRANCE, GERMANY, RUSSIA = 1, 2, 3, 6
BREST, ENGLISH_CHANNEL, SAINT_PETERSBURG, SOUTH_COAST, NORWAY = 14, 23, 61, 81, 46
PARIS, PICARDY = 47, 48


def seen_by(role: int, position: Position) -> Position:
    return visible_position(STANDARD, NEIGHBOURS, position, {role})


def test_at_the_start_england_sees_its_own_units_only():
    seen = seen_by(ENGLAND, start_position(STANDARD))
    assert set(seen.units) == {ENGLAND}
    assert set(seen.ownerships.values()) == {ENGLAND}


def test_a_fleet_in_the_channel_sees_brest():
    start = start_position(STANDARD)
    units = dict(start.units) | {ENGLAND: (Unit(2, ENGLISH_CHANNEL),)}
    seen = seen_by(ENGLAND, Position(start.ownerships, units))
    assert [unit.zone for unit in seen.units[FRANCE]] == [BREST]


def test_a_fleet_on_a_special_coast_is_seen_from_everywhere_around_its_region():
    position = Position({}, {ENGLAND: (Unit(1, NORWAY),), RUSSIA: (Unit(2, SOUTH_COAST),)})
    assert seen_by(ENGLAND, position).units[RUSSIA] == (Unit(2, SOUTH_COAST),)
    assert SAINT_PETERSBURG in NEIGHBOURS[NORWAY]


def test_who_has_no_unit_left_sees_only_what_he_owns():
    start = start_position(STANDARD)
    units = {role: some for role, some in start.units.items() if role != GERMANY}
    seen = seen_by(GERMANY, Position(start.ownerships, units))
    assert (dict(seen.units), set(seen.ownerships.values())) == ({}, {GERMANY})


def test_neighbours_look_back():
    assert all(
        region in NEIGHBOURS[other] for region, others in NEIGHBOURS.items() for other in others
    )


REPORT = """ANGLETERRE
A LVP - YOR
F LON - NTH

FRANCE
A PAR - BUR;(échec)
F MID - SPAsc

AUTRICHE : BUD VIE SER (+SER)
FRANCE : BRE PAR (+BRE)

FRANCE: 5 centres, 3 unités, 3 emplacements : +2
ITALIE: 4 centres, 4 unités, 4 emplacements : -0"""


def test_a_report_is_cut_down_to_what_was_seen():
    assert (
        visible_lines(REPORT, {"LON", "SPAsc"}, {"FRANCE"})
        == """ANGLETERRE
F LON - NTH

FRANCE
A PAR - BUR;(échec)
F MID - SPAsc
FRANCE : BRE PAR (+BRE)
FRANCE: 5 centres, 3 unités, 3 emplacements : +2"""
    )


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("A BUL - SER;(échec)", "A BUL - ?;(échec)"),
        ("A BUL - RUM", "A BUL - RUM"),
        ("A BUL s autrichien A SER;(coupé)", "A BUL s ?;(coupé)"),
        ("A BUL S A RUM - SER", "A BUL S ?"),
        ("A BUL S A RUM", "A BUL S A RUM"),
        ("A BUL H;PAR DEFAUT", "A BUL H;PAR DEFAUT"),
        ("F BULsc R GRE", "F BULsc R ?"),
    ],
)
def test_a_line_of_a_seen_unit_names_no_unseen_place(line, told):
    seen, unseen = {"BUL", "BULsc", "RUM"}, {"SER", "GRE", "GREsc"}
    assert visible_lines(f"TURQUIE\n{line}", seen, {"RUSSIE"}, unseen) == f"TURQUIE\n{told}"
    assert visible_lines(f"TURQUIE\n{line}", seen, {"TURQUIE"}, unseen) == f"TURQUIE\n{line}"


def test_an_order_of_a_seen_unit_names_no_unseen_zone():
    assert visible_zones([3, 2, 1, 40, 33, 30, 0], {40, 33}.__contains__) == [3, 2, 1, 40, 33, 0, 0]


def test_whence_an_unseen_attacker_came_is_not_told():
    position = Position(
        {},
        {ENGLAND: (Unit(2, ENGLISH_CHANNEL),)},
        dislodged={FRANCE: (Unit(1, BREST, PARIS), Unit(1, BREST, PICARDY))},
    )
    origins = [unit.dislodged_origin for unit in seen_by(ENGLAND, position).dislodged[FRANCE]]
    assert origins == [0, PICARDY]
