"""Age categories of a Sharly Chess event file become limits of age."""

import json

import pytest

from services.tournaments.exchange.domain.sharly_ages import age_limits

ODD_YEARS = {"age_categories": json.dumps(["U7", "U9", "U11", "O11", "O60"])}


def limits(options, info=None, start_date="2026-03-14"):
    return age_limits(options, info or {}, start_date)


@pytest.mark.parametrize(
    ("first", "last", "expected"),
    [
        ("U10", "U10", {"age_from": 9, "age_below": 11}),
        (None, "U12", {"age_from": 0, "age_below": 13}),
        ("U10", "U14", {"age_from": 9, "age_below": 15}),
        ("O65", None, {"age_from": 66}),
        ("O50", "O50", {"age_from": 51, "age_below": 66}),
        ("U8", "O65", {"age_from": 0}),
        (None, None, None),
        ("Pou", None, None),
    ],
)
def test_a_category_begins_where_the_one_before_it_ends(first, last, expected):
    assert limits({"MIN_AGE_CATEGORY": first, "MAX_AGE_CATEGORY": last}) == expected


def test_an_event_has_categories_of_its_own():
    found = limits({"MIN_AGE_CATEGORY": "U11", "MAX_AGE_CATEGORY": "O11"}, ODD_YEARS)
    assert found == {"age_from": 10, "age_below": 61}


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"AGE_CATEGORIES": [3, 2]}, {"age_from": 9, "age_below": 13}),
        ({"AGE_CATEGORIES": [2], "AGE_LOWER": True}, {"age_from": 0, "age_below": 11}),
        ({"AGE_CATEGORIES": [9], "AGE_GREATER": True}, {"age_from": 51}),
        ({"AGE_CATEGORIES": [2, 5]}, None),
        ({"AGE_CATEGORIES": "all"}, None),
    ],
)
def test_older_files_number_the_categories(options, expected):
    assert limits(options) == expected


@pytest.mark.parametrize(
    ("info", "start_date", "expected"),
    [
        ({"age_category_change_month": 9}, "2026-08-31", (9, 11)),
        ({"age_category_change_month": 9}, "2026-09-01", (8, 10)),
        ({"age_category_base_date": "2025-01-01"}, "2026-03-14", (10, 12)),
        ({"age_category_base_date": "1000-01-01"}, "2026-03-14", (150, 150)),
        ({"age_category_change_month": 9}, "soon", (9, 11)),
    ],
)
def test_ages_are_told_for_the_year_the_tournament_begins(info, start_date, expected):
    found = limits({"MIN_AGE_CATEGORY": "U10", "MAX_AGE_CATEGORY": "U10"}, info, start_date)
    assert (found["age_from"], found["age_below"]) == expected
