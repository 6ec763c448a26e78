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
SEXES = {1: "w", 2: "m"}
COMMON = frozenset({"club", "federation"})
MOST_GROUPS, MOST_PLACES, HIGHEST_RATING = 30, 100, 4000


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


def prizes(source_id: int, rows: Rows, remarks: Remarks) -> tuple[dict[str, Any], ...]:
    """Categories of a group, the main one first, as groups of their own."""
    groups = {row.get("id"): row for row in _of_tournament(rows["prize_group"], source_id)}
    listed = [row for row in rows["prize_category"] if row.get("prize_group_id") in groups]
    listed.sort(
        key=lambda row: (str(row.get("prize_group_id")), not row.get("is_main"), _place(row))
    )
    made: list[dict[str, Any]] = []
    for row in listed:
        limits = _limits(row, rows)
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


def _limits(category: dict[str, Any], rows: Rows) -> dict[str, Any] | None:
    """Who competes for them; None where it takes more than a rating and a sex to say."""
    found: dict[str, Any] = {}
    for row in rows["prize_criterion"]:
        if row.get("prize_category_id") != category.get("id"):
            continue
        options, kind = json_of(row.get("options"), dict), line_of(row.get("type"))
        highest = whole_of(options.get("MAX_RATING"), 1, HIGHEST_RATING - 1)
        if kind == "GENDER" and options.get("GENDER_VALUE") in SEXES:
            found["sex"] = SEXES[options["GENDER_VALUE"]]
        elif kind == "RATING" and highest and not options.get("MIN_RATING"):
            found["rating_below"] = highest + 1
        else:
            return None
    return found


def _of_tournament(rows: Iterable[dict[str, Any]], source_id: int) -> list[dict[str, Any]]:
    return [row for row in rows if row.get("tournament_id") == source_id]


def _place(row: dict[str, Any]) -> int:
    return whole_of(row.get("index")) or 0
