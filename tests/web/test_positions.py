"""Positions as text: what is written is read again, and what is wrong is told where it stands."""

from itertools import islice

import pytest

from web.pages.diplomacy.positions import Atlas, fields_of, position_in

NAMES = ["par", "bur", "BRE", "spa", "", ""]  # as services tell them
DISPLAY = {
    "zones": {str(number): {"name": name} for number, name in enumerate(NAMES, 1)},
    "coasts": {"1": "nc", "2": "sc"},
    "roles": {"0": {"name": "Master"}, "1": {"name": "France"}, "2": {"name": "Germany"}},
}
VARIANT = {
    "regions": [1, 2, 1, 1],
    "centers": [1, 3, 4],
    "coastal_zones": [[4, 1], [4, 2]],
    "start_units": [{"1": [1], "2": [3]}, {"1": [2]}],
    "start_centers": [[1, 2], []],
}
ATLAS = Atlas(DISPLAY, VARIANT)


def test_the_start_is_written_power_by_power():
    fields = fields_of(ATLAS.start, ATLAS)
    assert fields == {"u1": "A PAR, F BRE", "c1": "PAR, BRE", "u2": "A BUR", "c2": "", "x": ""}


def test_what_is_written_is_read_again():
    position = {
        "ownerships": {"3": 2},
        "units": {"1": [[2, 6]]},
        "dislodged_ones": {"2": [[1, 2, 1]]},
        "forbiddens": [3],
    }
    found = position_in(fields_of(position, ATLAS), ATLAS)
    assert found.faults == {}
    assert found.as_sent() == {
        "center_ownerships": [{"center_num": 3, "role": 2}],
        "units": [
            {"type_unit": 2, "role": 1, "zone": 6},
            {"type_unit": 1, "role": 2, "zone": 2, "dislodged_origin": 1},
        ],
        "forbiddens": [3],
    }


@pytest.mark.parametrize("written", ["F SPA sc", "f spa/SC", "F SPA(sc)", "F  SPAsc "])
def test_coasts_are_written_in_many_ways(written):
    assert position_in({"u1": written}, ATLAS).units[0]["zone"] == 6


@pytest.mark.parametrize(
    ("field", "written"),
    [("u1", "PAR"), ("u1", "A nowhere"), ("u2", "A BUR < nowhere"), ("c1", "BUR"), ("x", "moon")],
)
def test_what_cannot_be_read_is_told_in_its_field(field, written):
    found = position_in({field: written}, ATLAS)
    assert list(islice(found.faults, 2)) == [field]
    assert (found.units, found.center_ownerships, found.forbiddens) == ([], [], [])
