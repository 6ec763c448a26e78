"""Line charts as SVG."""

from xml.etree import ElementTree

import pytest

from shared.drawing import FEW, Line, draw_chart
from shared.languages import Language
from shared.readers import number_text

SVG = "{http://www.w3.org/2000/svg}"


def chart(
    *lines: Line, title: str = "<&>", language: Language = "en", **labels
) -> ElementTree.Element:
    return ElementTree.fromstring(draw_chart(title, lines, language=language, **labels))


def texts(drawing: ElementTree.Element) -> list[str | None]:
    return [element.text for element in drawing.findall(f"{SVG}text")]


@pytest.mark.parametrize("values", [[], [1500.0], [1500.0, 1500.0], [1500.0, 1699.9, -1401.0]])
def test_a_line_is_well_formed_whatever_its_points_and_name(values):
    drawing = chart(Line([*enumerate(values)], '"a"<'))
    [line] = drawing.findall(f"{SVG}polyline")
    assert len(line.attrib["points"].split()) == len(values)
    assert {"<&>", '"a"<'} <= set(texts(drawing))


def test_a_chart_without_lines_has_its_title_and_note():
    assert texts(chart(note="No rated games yet", levels=())) == ["<&>", "No rated games yet"]


def test_numbers_are_written_as_the_reader_writes_them():
    falling = Line([(0, 0), (1, -50000)])
    assert "−50,000" in texts(chart(falling))
    assert "−50\u202f000" in texts(chart(falling, language="fr"))
    assert number_text(-31.6, "fr", 1) == "−31,6"
    assert number_text(31.6, "en", 1, plus=True) == "+31.6"
    assert number_text(-0.04, "en", 1, plus=True) == "0.0"


def test_levels_are_round_and_there_is_room_for_every_name():
    drawing = chart(*(Line([(0, 0), (1, number * 37)], f"P{number}") for number in range(36)))
    assert {"0", "500", "1000", "1500", "P35"} <= set(texts(drawing))
    height = float(drawing.attrib["viewBox"].split()[3])
    assert max(float(text.attrib["y"]) for text in drawing.findall(f"{SVG}text")) < height
    styles = {
        (line.get("stroke"), line.get("stroke-dasharray"))
        for line in drawing.findall(f"{SVG}polyline")
    }
    assert len(styles) == 36


def test_marks_count_the_points_and_go_no_further():
    drawing = chart(Line([(number, 0) for number in range(14)]), levels=())
    assert texts(drawing) == ["<&>", "0", "2", "4", "6", "8", "10", "12"]


def test_labels_stand_where_they_are_put_and_the_band_is_all_in_the_picture():
    line = Line([(0, 2000), (9, 2050)], band=[(1800, 2200), (1900, 2200)])
    drawing = chart(line, levels=[(2000, "1k")], marks=[(0, "first"), (9, "last")], note="now")
    assert texts(drawing) == ["<&>", "now", "1k", "first", "last"]
    [band] = drawing.findall(f"{SVG}polygon")
    assert band.attrib["points"] == "50.0,50.0 590.0,50.0 590.0,215.0 50.0,270.0"


@pytest.mark.parametrize(("count", "dots"), [(1, 1), (FEW, FEW), (FEW + 1, 1)])
def test_points_are_dots_while_they_are_few(count, dots):
    drawing = chart(Line([(number, number) for number in range(count)]))
    assert len(drawing.findall(f"{SVG}circle")) == dots
