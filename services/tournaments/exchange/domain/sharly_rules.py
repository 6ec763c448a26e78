"""What a Sharly Chess event file says of tie-breaks, prizes and who must not meet."""

import re
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from services.tournaments.exchange.domain.foreign_events import (
    Remarks,
    cents_of,
    json_of,
    line_of,
    whole_of,
)
from services.tournaments.exchange.domain.foreign_things import Rows
from services.tournaments.exchange.domain.sharly_ages import age_limits

TIE_BREAKS = {
    "WINS": "WIN",
    "GAMES_WON": "WON",
    "GAMES_PLAYED_WITH_BLACK": "BPG",
    "GAMES_WON_WITH_BLACK": "BWG",
    "PROGRESSIVE_SCORES": "PS",
    "ROUNDS_ELECTED_TO_PLAY": "REP",
    "BUCHHOLZ": "BH",
    "STANDARD_BUCHHOLZ": "BH",
    "AVERAGE_OF_BUCHHOLZ": "AOB",
    "FORE_BUCHHOLZ": "FB",
    "SONNEBORN_BERGER": "SB",
    "SONNENBORN_BERGER": "SB",  # as older versions spell it
    "KOYA": "KS",
    "AVERAGE_RATING_OPPONENTS": "ARO",
    "TOURNAMENT_PERFORMANCE_RATING": "TPR",
    "AVERAGE_PERFORMANCE_RATING_OPPONENTS": "APRO",
    "PERFECT_TOURNAMENT_PERFORMANCE": "PTP",
    "AVERAGE_PERFECT_PERFORMANCE": "APPO",
    "DIRECT_ENCOUNTER": "DE",
}
CUTS = re.compile(r"(CUT|MEDIAN)_([12])")
SHARINGS = {"NONE": "none", "AVERAGE": "average", "HORT_SYSTEM": "hort"}
SEXES = {1: "w", 2: "m", "F": "w", "M": "m"}  # numbers in older files
COMMON = frozenset({"club", "federation"})
MOST_GROUPS, MOST_PLACES, MOST_CLUBS, HIGHEST_RATING = 30, 100, 100, 4000
LONGEST_CLUB = 60  # as it is stored with players


def tie_breaks(source_id: int, rows: Rows, remarks: Remarks) -> tuple[str, ...]:
    """By their names of FIDE C.07; those it does not have stay behind."""
    names = []
    for row in sorted(_of_tournament(rows["tie_break"], source_id), key=_place):
        name = TIE_BREAKS.get(line_of(row.get("type")))
        if name is None:
            told = line_of(row.get("type"))
            remarks.skip("tie_break", row.get("id"), f"There is no such tie-break here: {told}")
        else:
            names.append(name + _modifiers(row))
    return ("PTS", *names) if names else ()


def _modifiers(row: dict[str, Any]) -> str:
    options = json_of(row.get("options"), dict)
    cut = CUTS.fullmatch(line_of(options.get("CUTTER_WITH_MEDIAN") or options.get("CUTTER")))
    limited = f"/{cut[1][0]}{cut[2]}" if cut else ""
    return f"{limited}/P" if options.get("PLAYED_MODIFIER") is True else limited


def separation(row: dict[str, Any], remarks: Remarks) -> dict[str, str]:
    """What players have in common who are kept apart."""
    kind = line_of(row.get("prohibited_pairing_dimension"))
    if kind and kind not in COMMON:
        remarks.alter("tournament", row.get("id"), f"Nobody is kept apart by {kind} here")
    if kind not in COMMON:
        return {}
    return {kind: "hard" if row.get("prohibited_pairing_dimension_is_hard", 1) else "soft"}


def forbidden_pairs(
    source_id: int, rows: Rows, numbers: dict[int, int], remarks: Remarks
) -> frozenset[frozenset[int]]:
    """Every two of a group; what single rounds were paired with is their history."""
    found: set[frozenset[int]] = set()
    for row in _of_tournament(rows["prohibited_pairing_group"], source_id):
        listed = rows["prohibited_pairing_group_member"]
        members = [e.get("member_id") for e in listed if e.get("group_id") == row.get("id")]
        known = sorted({numbers[each] for each in members if each in numbers})
        if row.get("round") is not None:
            remarks.skip("prohibited_pairing_group", row.get("id"), "It was that of one round")
        elif not row.get("is_hard", 1):
            why = "Who should not meet if possible is not taken: say it anew"
            remarks.skip("prohibited_pairing_group", row.get("id"), why)
        else:
            found |= {frozenset(two) for two in combinations(known, 2)}
    return frozenset(found)


def prizes(tournament: dict[str, Any], rows: Rows, remarks: Remarks) -> tuple[dict[str, Any], ...]:
    """Categories of a group, the main one first, as groups of their own."""
    found = _of_tournament(rows["prize_group"], whole_of(tournament.get("id")) or 0)
    groups = {row.get("id"): row for row in found}
    listed = [row for row in rows["prize_category"] if row.get("prize_group_id") in groups]
    listed.sort(
        key=lambda row: (str(row.get("prize_group_id")), not row.get("is_main"), _place(row))
    )
    made: list[dict[str, Any]] = []
    for row in listed:
        limits = _limits(row, rows, line_of(tournament.get("start_date"), 10))
        if limits is None or len(made) >= MOST_GROUPS:
            why = "Nobody can be chosen so here: give these prizes anew"
            remarks.skip("prize_category", row.get("id"), why)
            continue
        group = line_of(groups[row["prize_group_id"]].get("name"), 45)
        own = line_of(row.get("name"), 45)
        made.append(
            {
                "name": (own if own == group else f"{group} – {own}".strip(" –")) or "?",
                "sharing": SHARINGS.get(line_of(row.get("prize_sharing")), "none"),
                "amounts": list(_amounts(row, rows))[:MOST_PLACES],
                **limits,
            }
        )
    return tuple(made)


def _amounts(category: dict[str, Any], rows: Rows) -> Iterator[int]:
    """The largest goes to the first; things that are no money are worth nothing."""
    own = [row for row in rows["prize"] if row.get("prize_category_id") == category.get("id")]
    yield from sorted((cents_of(row.get("value")) for row in own), reverse=True)


def _limits(category: dict[str, Any], rows: Rows, start_date: str) -> dict[str, Any] | None:
    """Who competes for them; None where rating, age, sex and clubs do not say it."""
    found: dict[str, Any] = {}
    for row in rows["prize_criterion"]:
        if row.get("prize_category_id") != category.get("id"):
            continue
        options, kind = json_of(row.get("options"), dict), line_of(row.get("type"))
        limits = None
        if kind == "GENDER":
            limits = _sex(options)
        elif kind == "RATING":
            limits = _ratings(options)
        elif kind == "AGE":
            limits = age_limits(options, rows["info"][0], start_date)
        elif kind == "CLUB":
            limits = _clubs(options)
        # Two limits of one kind would both have to hold.
        if not limits or limits.keys() & found.keys():
            return None
        found |= limits
    return found


def _sex(options: dict[str, Any]) -> dict[str, Any]:
    told = options.get("GENDER_VALUE")
    return {"sex": SEXES[told]} if isinstance(told, int | str) and told in SEXES else {}


def _ratings(options: dict[str, Any]) -> dict[str, Any]:
    lowest = whole_of(options.get("MIN_RATING"), 1, HIGHEST_RATING)
    highest = whole_of(options.get("MAX_RATING"), 1, HIGHEST_RATING - 1)
    return {
        **({"rating_from": lowest} if lowest else {}),
        **({"rating_below": highest + 1} if highest else {}),
    }


def _clubs(options: dict[str, Any]) -> dict[str, Any]:
    told = options.get("CLUBS")
    named = [line_of(each, LONGEST_CLUB) for each in told] if isinstance(told, list) else []
    if not any(named) or len(named) > MOST_CLUBS:
        return {}
    return {"clubs": list(filter(None, named)), "without_clubs": options.get("EXCLUDE") is True}


def _of_tournament(rows: Iterable[dict[str, Any]], source_id: int) -> list[dict[str, Any]]:
    return [row for row in rows if row.get("tournament_id") == source_id]


def _place(row: dict[str, Any]) -> int:
    return whole_of(row.get("index")) or 0
