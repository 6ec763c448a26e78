"""Numbers as people and programs type them: `²` is a digit to Python and no number to anybody."""

from typing import Any

MOST_DIGITS = 9  # what services keep fits; Python itself refuses to read thousands of digits


def whole_number(typed: Any) -> int | None:
    """None for everything that is not written with a few of the digits 0 to 9."""
    text = str(typed).strip()
    is_number = text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
    return int(text) if is_number else None


def number_or_text(typed: Any) -> int | str:
    """What is no number goes to the service as it is, which says so."""
    text = str(typed).strip()
    found = whole_number(text.removeprefix("-"))
    if found is None:
        return text
    return -found if text.startswith("-") else found


def whole_numbers(typed: list[str]) -> list[int]:
    """Those that are numbers."""
    return [found for found in map(whole_number, typed) if found is not None]
