"""Positions: their shape, and what cannot be on a map."""

import json

import pytest

from services.games.diplomacy.domain.names import misfit_of
from services.games.diplomacy.domain.positions import (
    Position,
    Unit,
    faults_of,
    position_as_json,
    position_from_json,
)
from tests.games.diplomacy.domain.maps import STANDARD, START
from tests.games.diplomacy.test_walk import NAMES


def test_the_start_has_22_units_and_centers():
    assert sum(map(len, START.units.values())) == len(START.ownerships) == 22


def test_a_position_survives_its_json():
    position = Position({1: 7}, {1: (Unit(2, 81),)}, {2: (Unit(1, 40, 10),)}, (5, 9))
    assert position_from_json(json.loads(json.dumps(position_as_json(position)))) == position


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        (START, None),
        (Position({35: 1}, {}), "Center 35 doesn't exist"),
        (Position({1: 8}, {}), "Role 8 doesn't exist"),
        (Position({}, {}, {}, (76,)), "Region 76 doesn't exist"),
        (Position({}, {1: (Unit(1, 45),)}), "A unit of type 1 cannot stand in zone 45"),
        (Position({}, {1: (Unit(2, 47),)}), "A unit of type 2 cannot stand in zone 47"),
        (Position({}, {1: (Unit(2, 61),)}), "A unit of type 2 cannot stand in zone 61"),
        (Position({}, {1: (Unit(2, 81),), 2: (Unit(1, 61),)}), "Two units stand in region 61"),
        (Position({}, {1: (Unit(1, 47),)}, {2: (Unit(1, 47, 17),)}), None),
        (Position({}, {}, {2: (Unit(1, 47, 0),)}), None),
        (Position({}, {}, {2: (Unit(1, 47, 99),)}), "Region 99 doesn't exist"),
    ],
)
def test_what_cannot_be_on_the_map_is_said(position, fault):
    assert faults_of(position, STANDARD) == fault


@pytest.mark.parametrize(
    ("kind", "change", "fits"),
    [
        ("roles", lambda table: table, True),
        ("roles", lambda table: table.pop("7"), False),
        ("zones", lambda table: table.pop("81"), False),
        ("coasts", lambda table: table.update({"4": "wc"}), False),
        ("zones", lambda table: table.update({"5": 5}), False),
        ("roles", lambda table: table.update({"5": ["Autriche"]}), False),
    ],
)
def test_names_must_fit_the_variant(kind, change, fits):
    names = json.loads(NAMES)
    change(names[kind])
    assert (misfit_of(names, STANDARD) is None) is fits
