"""How a rating came about, in a sentence."""

from services.games.diplomacy.domain.attendance import (
    DAYS_OF_FADING,
    HOURS_FORGIVEN,
    PENALTY_OF_DROPOUT,
)
from services.games.diplomacy.domain.performance import FLOOR
from services.games.diplomacy.tables.ratings import PerformanceChange, RatingSheet


def reliability_explanation(sheet: RatingSheet | None) -> str:
    if sheet is None or sheet.reliability is None:
        return "No turn was played within a year: not rated."
    value, turns = f"{sheet.reliability:.3f}", sheet.turns
    if sheet.dropouts:
        return f"{sheet.dropouts} dropouts within a year, -{PENALTY_OF_DROPOUT} for each: {value}."
    if sheet.hours_late:
        forgiven = HOURS_FORGIVEN * turns
        return (
            f"{turns} turns, {sheet.hours_late:.2f} hours late in all: "
            f"100 * ({forgiven} - {sheet.hours_late:.2f}) / {forgiven}, "
            f"not below 0: {value}."
        )
    return f"{turns} turns, none late: 100 + {turns} / 1000 = {value}."


def regularity_explanation(sheet: RatingSheet | None) -> str:
    if sheet is None:
        return "No game was played: not rated."
    return (
        f"{sheet.seniority_weeks:.2f} weeks * "
        f"exp(-{sheet.days_since_last:.2f} / {DAYS_OF_FADING}) * "
        f"{sheet.continuity_percent:.2f} % * {sheet.games} games / 100 = {sheet.regularity:.3f}."
    )


def performance_explanation(change: PerformanceChange, players: int) -> str:
    pairs = players * (players - 1) // 2
    return (
        f"{change.step:g} * {pairs} * ({change.performed:.5f} performed - "
        f"{change.expected:.5f} expected) = {change.after - change.before:+.2f}"
        f" (the floor is {FLOOR:g})."
    )
