"""What readers of pictures and tables see: words, numbers and days in their own language."""

from datetime import date

from babel.dates import format_date
from babel.numbers import format_decimal
from flask import request

from shared.languages import LANGUAGES, USUAL_LANGUAGE, Language

MINUS = "\u2212"  # a true one: a hyphen is shorter than a plus
MANY = 10_000  # from here on digits are grouped: ratings and years are not


def reader_language() -> Language:
    """What the reader's program asks for, else that of most members."""
    wanted = request.accept_languages.best_match(LANGUAGES)
    return next((language for language in LANGUAGES if language == wanted), USUAL_LANGUAGE)


def number_text(value: float, language: Language, decimals: int = 0, *, plus: bool = False) -> str:
    """Like −31,6 or 25,000 or 1500; with `plus` what is above nothing has its sign, too."""
    whole = "#,##0" if abs(value) >= MANY else "0"
    pattern = f"{whole}.{'0' * decimals}" if decimals else whole
    text = format_decimal(abs(value), pattern, locale=language)
    if not any(digit in text for digit in "123456789"):
        return text
    return (MINUS if value < 0 else "+" if plus else "") + text


def day_text(day: date, language: Language) -> str:
    """Like 5 nov. 2026 or 5 Nov 2026."""
    return format_date(day, "d MMM y", locale=language)
