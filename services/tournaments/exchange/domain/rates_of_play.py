"""Thinking time as organisers write it: "90+30", "1h30 + 30 s", "15 min/game + 10 sec"."""

import re

LONGEST_MINUTES, LONGEST_INCREMENT = 24 * 60, 3600
RATE = re.compile(
    r"(?:(?P<hours>\d{1,2})\s*h(?:ours?|eures?)?\s*)?"
    r"(?:(?P<minutes>\d{1,4})\s*(?:minutes?|min|mn|m|['’])?)?"
    r"\s*(?:/?\s*(?:game|partie|ko))?"
    r"(?:\s*\+\s*(?P<increment>\d{1,4})\s*(?:secondes?|seconds?|sec|s|''|’’|\")?"
    r"\s*(?:increment|incrément)?\s*(?:/|par|per)?\s*(?:move|coup|cp)?)?"
)


def time_control_of(text: str) -> tuple[int, int] | None:
    """Seconds for the game and for each move; None where it is more than these two."""
    found = RATE.fullmatch(text.strip().casefold())
    if found is None or not (found["hours"] or found["minutes"]):
        return None
    minutes = 60 * int(found["hours"] or 0) + int(found["minutes"] or 0)
    increment = int(found["increment"] or 0)
    if not 0 < minutes <= LONGEST_MINUTES or increment > LONGEST_INCREMENT:
        return None
    return 60 * minutes, increment
