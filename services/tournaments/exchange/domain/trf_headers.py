"""Records at the head of a report: place, people, days, and what a game is worth."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from services.tournaments.rules.trf import DATE_WIDTH, FIRST_DATE

# Records that are a text of the header, by the name of its field.
TEXTS = {
    "022": "city",
    "032": "federation",
    "092": "kind",
    "102": "chief_arbiter",
    "122": "rate_of_play",
}
LETTERS = {"W": "win", "D": "draw", "L": "loss", "A": "forfeit", "P": "pairing_bye"}
OF_MATCHES = {"W": "win", "D": "draw", "L": "loss"}
# Records of pairing programs for TRF16, which has no record for it.
OF_PROGRAMS = {"BBW": "win", "BBD": "draw", "BBL": "loss", "BBF": "forfeit", "BBU": "pairing_bye"}
# The same in one record, where colours and byes have values of their own: W=3.0 D=1.0 PAB=3.0.
IN_ONE_RECORD = {
    **dict.fromkeys(("WW", "BW", "W"), "win"),
    **dict.fromkeys(("WD", "BD", "D"), "draw"),
    **dict.fromkeys(("WL", "BL", "L"), "loss"),
    **dict.fromkeys(("FL", "ZPB"), "forfeit"),
    "PAB": "pairing_bye",
}
FIRST_WORTH, WORTH_WIDTH = 5, 9


def read_header(found: dict[str, Any], code: str, record: str) -> bool:
    """Whether the record belongs to the header; `found` are its fields."""
    rest = record[4:].strip()
    if code in TEXTS:
        found[TEXTS[code]] = rest
    elif code == "052":
        found["end_date"] = rest.replace("/", "-")
    elif code == "112":
        found["deputy_arbiters"] = (*found.get("deputy_arbiters", ()), rest)
    elif code == "132" and (dates := tuple(_dates(record))):
        found["dates"] = dates
    elif code == "202":
        found["tie_breaks"] = tuple(name for name in rest.replace(",", " ").split() if name)
    else:
        return False
    return True


def read_worth(code: str, record: str) -> dict[str, str]:
    """What a game, a match or a bye is worth, by the name of the setting; empty: not told here."""
    if code in OF_PROGRAMS:
        return {OF_PROGRAMS[code]: _amount(record[4:])}
    if code == "XXS":
        told = [part.partition("=") for part in record[4:].split()]
        return {IN_ONE_RECORD[n]: _amount(value) for n, _, value in told if n in IN_ONE_RECORD}
    names = {"162": LETTERS, "362": OF_MATCHES}.get(code, {})
    listed = {
        record[at]: record[at + 1 : at + 5]
        for at in range(FIRST_WORTH, len(record) - 1, WORTH_WIDTH)
    }
    return {names[letter]: _amount(value) for letter, value in listed.items() if letter in names}


def _amount(written: str) -> str:
    return str(Fraction(written.strip()))


def _dates(record: str) -> Iterator[tuple[int, str]]:
    """The days as YY/MM/DD above the columns of the rounds."""
    for number, start in enumerate(range(FIRST_DATE, len(record), DATE_WIDTH), start=1):
        day = record[start : start + DATE_WIDTH].strip().replace("/", "-")
        if day:
            yield number, f"20{day}" if len(day) == len("26-01-31") else day
