"""The drawing of a rating's curve."""

from xml.etree import ElementTree

import pytest

from services.games.diplomacy.domain.curves import curve


@pytest.mark.parametrize("points", [[], [1500.0], [1500.0, 1500.0], [1500.0, 1699.9, 1401.0]])
def test_a_curve_is_well_formed_svg(points):
    drawing = ElementTree.fromstring(curve("<performance> & more", points))
    [line] = drawing.iter("{http://www.w3.org/2000/svg}polyline")
    assert len(line.attrib["points"].split()) == len(points)
