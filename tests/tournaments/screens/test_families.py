"""How a family divides boards or players among screens, and a screen its lines."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from services.tournaments.screens.domain.columns import in_columns
from services.tournaments.screens.domain.families import Division, WrongFamily, parts_of


def ends(count, **wish):
    return [(part.first, part.last) for part in parts_of(count, Division(**wish))]


@pytest.mark.parametrize(
    ("count", "wish", "expected"),
    [
        (45, {"parts": 4}, [(1, 12), (13, 24), (25, 36), (37, 45)]),
        (45, {"number": 15, "columns": 2}, [(1, 16), (17, 32), (33, 45)]),
        (10, {"parts": 6, "columns": 3}, [(1, 3), (4, 6), (7, 9), (10, 10)]),
        (
            45,
            {"first": 11, "last": 40, "parts": 4},
            [(11, 18), (19, 26), (27, 34), (35, 40)],
        ),
        (45, {"number": 15, "doubled": True}, [(1, 30), (31, 45)]),
        (45, {"number": 45, "columns": 4}, [(1, 45)]),
        (45, {}, [(1, 45)]),
        (45, {"last": 100}, [(1, 45)]),
        (45, {"parts": 4, "range": "2-3"}, [(13, 24), (25, 36)]),
        (45, {"parts": 4, "range": "3-9"}, [(25, 36), (37, 45)]),
        (45, {"first": 11, "last": 20, "number": 15, "doubled": True}, [(1, 30), (31, 45)]),
    ],
)
def test_the_screens_of_a_family(count, wish, expected):
    assert ends(count, **wish) == expected


def test_screens_keep_their_numbers_when_only_some_are_wanted():
    kept = parts_of(45, Division(parts=4, range="2-3"))
    assert [part.number for part in kept] == [2, 3]


@pytest.mark.parametrize(
    ("count", "wish", "why"),
    [
        (0, {}, "nothing to show"),
        (10, {"first": 11}, "begins with 11"),
        (10, {"parts": 2, "number": 3}, "not both"),
        (10, {"parts": 2, "range": "3-4"}, "no screens 3-4"),
        (10, {"range": "b-d"}, "like 3-5"),
        (10, {"range": "5-3"}, "like 3-5"),
    ],
)
def test_a_family_without_screens_says_why(count, wish, why):
    with pytest.raises(WrongFamily, match=why):
        parts_of(count, Division(**wish))


@given(
    st.integers(1, 300),
    st.integers(1, 6),
    st.one_of(
        st.fixed_dictionaries({"parts": st.integers(1, 40)}),
        st.fixed_dictionaries({"number": st.integers(1, 400)}),
    ),
    st.booleans(),
)
def test_nobody_is_left_out_and_nobody_stands_twice(count, columns, wish, doubled):
    made = ends(count, columns=columns, doubled=doubled, **wish)
    shown = [item for first, last in made for item in range(first, last + 1)]
    assert shown == list(range(1, count + 1))
    assert len(made) <= wish.get("parts", count)


def test_columns_are_as_even_as_possible():
    assert [len(column) for column in in_columns(range(13), 3)] == [5, 4, 4]
    assert in_columns([1], 3) == [[1], [], []]
