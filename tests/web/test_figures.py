"""Numbers on pages, as readers of both languages write them."""

import pytest

from web import figures


@pytest.fixture(params=["fr", "en"])
def comma(request, monkeypatch):
    """What stands between units and tenths."""
    monkeypatch.setattr(figures, "language", lambda: request.param)
    return {"fr": ",", "en": "."}[request.param]


def test_minus_is_a_minus_and_tenths_follow_what_readers_expect(comma):
    assert figures.number(-31.6) == f"−31{comma}6"
    assert figures.signed(-31.6) == f"−31{comma}6"
    assert figures.signed(2.0) == f"+2{comma}0"
    assert figures.signed(-0.04) == f"0{comma}0"
    assert figures.signed(-7, 0) == "−7"


@pytest.mark.parametrize(
    ("points", "text"),
    [
        ("2.5", "2½"),
        ("0.5", "½"),
        ("-0.5", "−½"),
        ("-1.5", "−1½"),
        (3.0, "3"),
        ("-2", "−2"),
        ("+1", "+1"),
        (None, ""),
        ("U", "U"),
    ],
)
def test_points_are_written_in_halves(comma, points, text):
    assert figures.points_text(points) == text


def test_other_parts_of_a_point_are_written_out(comma):
    assert figures.points_text("-4.25") == f"−4{comma}25"
