"""Our count of the standard form is that of the `mahjong` package."""

from hypothesis import given, settings
from hypothesis import strategies as st
from mahjong.shanten import Shanten

from services.tournaments.league.domain.shanten import shanten_counts
from services.tournaments.league.domain.suit_shanten import suit_shanten
from services.tournaments.league.domain.tiles import COPIES, KINDS, kind_counts, parse_hand
from tests.conftest import SOAK

SIZES = (1, 4, 7, 10, 13)


@st.composite
def hands(draw) -> list[int]:
    """Closed tiles of few kinds as often as of many: full suits are where counting is hard."""
    kinds = draw(st.sampled_from((9, 18, 27, KINDS)))
    pool = [kind for kind in range(kinds) for _ in range(COPIES)]
    size = draw(st.sampled_from(SIZES))
    counts = [0] * KINDS
    for kind in draw(st.randoms(use_true_random=False)).sample(pool, size):
        counts[kind] += 1
    return counts


@given(hands())
@settings(max_examples=5000 if SOAK else 60)
def test_the_count_is_that_of_the_package(closed):
    expected = Shanten.calculate_shanten_for_regular_hand(closed)
    assert shanten_counts(closed).standard == expected
    assert suit_shanten(closed) == (None if max(closed) == COPIES else expected)


def test_the_three_counts_are_told_apart():
    counts = shanten_counts(kind_counts(parse_hand("1133557799m11p5s")))
    assert (counts.standard, counts.seven_pairs, counts.thirteen_orphans) == (3, 0, 9)
    assert counts.least == 0


def test_an_open_hand_has_the_standard_form_only():
    counts = shanten_counts(kind_counts(parse_hand("123m5s")))
    assert (counts.standard, counts.seven_pairs, counts.thirteen_orphans) == (0, None, None)
