"""Age categories of a Sharly Chess event file as limits of age.

U10 holds whoever is 10 at most and above the limit of the category before it; O50 whoever is
above 50 up to the limit of the next. The last of youth begins those above it: O20 after U20.
"""

import re
from typing import Any

from services.tournaments.exchange.domain.foreign_events import json_of, line_of, whole_of

USUAL = ("U8", "U10", "U12", "U14", "U16", "U18", "U20", "O20", "O50", "O65")
CATEGORY = re.compile(r"[UO]\d{1,2}")
YEAR_AND_MONTH = re.compile(r"(\d{4})-(\d{2})")
OLDEST = 150


def age_limits(
    options: dict[str, Any], info: dict[str, Any], start_date: str
) -> dict[str, int] | None:
    """`age_from` and `age_below` in the year the tournament begins; None if no limits say it."""
    first, last = _range(options)
    if not (first or last) or not all(CATEGORY.fullmatch(each) for each in (first, last) if each):
        return None
    categories = json_of(info.get("age_categories"), list) or USUAL
    known = [each for each in map(line_of, categories) if CATEGORY.fullmatch(each)]
    later = _years_later(info, start_date)
    found = {"age_from": _within(_least(first, known) - later, 0) if first else 0}
    most = _most(last, known) if last else None
    return found if most is None else found | {"age_below": _within(most + 1 - later, 1)}


def _within(age: int, least: int) -> int:
    return max(least, min(age, OLDEST))


def _range(options: dict[str, Any]) -> tuple[str, str]:
    """The first and the last category; empty for no limit, both for none that can be told."""
    if "AGE_CATEGORIES" not in options:
        return line_of(options.get("MIN_AGE_CATEGORY")), line_of(options.get("MAX_AGE_CATEGORY"))
    # Older files number the usual ones from 1, and say whether those before or after belong, too.
    told = options["AGE_CATEGORIES"]
    places = sorted(
        {place for each in (told if isinstance(told, list) else ()) if (place := _place(each))}
    )
    if not places or places != list(range(places[0], places[-1] + 1)):
        return "", ""
    first = "" if options.get("AGE_LOWER") else USUAL[places[0] - 1]
    return first, "" if options.get("AGE_GREATER") else USUAL[places[-1] - 1]


def _place(value: object) -> int | None:
    return whole_of(value, 1, len(USUAL))


def _least(category: str, known: list[str]) -> int:
    limit = int(category[1:])
    if category.startswith("O"):
        return limit + 1
    before = [each for each in _limits("U", known) if each < limit]
    return max(before) + 1 if before else 0


def _most(category: str, known: list[str]) -> int | None:
    limit = int(category[1:])
    if category.startswith("U"):
        return limit
    return min((each for each in _limits("O", known) if each > limit), default=None)


def _limits(letter: str, known: list[str]) -> list[int]:
    return [int(each[1:]) for each in known if each.startswith(letter)]


def _years_later(info: dict[str, Any], start_date: str) -> int:
    """How far the year ages are counted in is from that of the beginning.

    Where a season begins within the year, ages are those of the next year from then on.
    """
    begins = YEAR_AND_MONTH.match(start_date)
    counted = YEAR_AND_MONTH.match(line_of(info.get("age_category_base_date"), 10)) or begins
    if begins is None or counted is None:
        return 0
    change = whole_of(info.get("age_category_change_month"), 2, 12)
    season = 1 if change and change <= int(counted[2]) else 0
    return int(counted[1]) + season - int(begins[1])
