"""What a registration platform says of the tournament itself: rounds, system, place, tie-breaks."""

from typing import Any

from services.tournaments.exchange.domain.platform import MOST_ROUNDS, date_of
from services.tournaments.rules.competitions import Competition, Entrant
from services.tournaments.rules.reports import ReportHeader

ROUND_ROBIN_TYPE, BERGER = 2, 6
ACCELERATIONS = {2: "haley", 3: "haley_soft", 4: "sad", 5: "nicois"}
# Sums of Buchholz and Kashdan (6 and 8) are not among the tie-breaks of FIDE C.07.
TIE_BREAKS = {
    1: "BH",
    2: "BH/C1",
    3: "BH/M1",
    4: "PS",
    5: "TPR",
    7: "WIN",
    9: "KS",
    10: "SB",
}
LONGEST = 60


def competition_of(content: dict[str, Any], entrants: tuple[Entrant, ...]) -> Competition:
    """What is of another kind than it should be is not taken."""
    rounds, pairing = content.get("rounds"), content.get("pairing")
    all_play_all = content.get("type") == ROUND_ROBIN_TYPE or pairing == BERGER
    return Competition(
        entrants,
        name=_text(content, "name"),
        planned_rounds=rounds if type(rounds) is int and 1 <= rounds <= MOST_ROUNDS else 0,
        system="round_robin" if all_play_all else "swiss",
        acceleration=ACCELERATIONS.get(pairing, "") if type(pairing) is int else "",
        start_date=_day(content, "start"),
        header=ReportHeader(
            city=_text(content, "location"),
            chief_arbiter=_text(content, "arbiter"),
            rate_of_play=_text(content, "time_control"),
            end_date=_day(content, "end"),
            tie_breaks=_tie_breaks(content),
        ),
    )


def _tie_breaks(content: dict[str, Any]) -> tuple[str, ...]:
    told = [content.get(f"tie_break_{number}") for number in (1, 2, 3)]
    names = [TIE_BREAKS[each] for each in told if type(each) is int and each in TIE_BREAKS]
    return ("PTS", *names) if names else ()


def _text(content: dict[str, Any], name: str) -> str:
    value = content.get(name)
    return " ".join(value.split())[:LONGEST] if isinstance(value, str) else ""


def _day(content: dict[str, Any], name: str) -> str:
    value = content.get(name)
    try:
        return date_of(value) if type(value) in (int, float) else ""
    except OverflowError:
        return ""
