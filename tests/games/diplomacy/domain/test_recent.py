"""What a report joins."""

import pytest

from services.games.diplomacy.domain.recent import joined_text, since_orders


@pytest.mark.parametrize(
    ("had_orders", "joined"),
    [
        ([True], [0]),
        ([True, False], [0, 1]),
        ([True, False, True], [2]),
        ([True, False, True, False, False], [2, 3, 4]),
        ([False, False], [0, 1]),
        ([], []),
    ],
)
def test_a_report_begins_with_the_last_phase_that_had_orders(had_orders, joined):
    newest_first = list(enumerate(had_orders))[::-1]
    found = since_orders(newest_first, lambda phase: phase[1])
    assert [number for number, _had_orders in found] == joined


def test_phases_without_words_are_left_out_of_the_text():
    assert joined_text([("a:", "one\n\n"), ("b:", ""), ("c:", "two\n")]) == (
        "a:\n\none\n\nc:\n\ntwo\n"
    )
    assert joined_text([("a:", "one\n\n"), ("b:", "")]) == "a:\n\none\n\n"
    assert joined_text([("a:", ""), ("b:", "")]) == "a:\n\n"
