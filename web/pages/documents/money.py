"""Sums of money, as the reader writes them."""

from babel.numbers import format_currency

from web.language import language

CURRENCY = "EUR"


def money_text(cents: int) -> str:
    """Plain spaces: fonts of documents need no narrow ones."""
    shown = format_currency(cents / 100, CURRENCY, locale=language())
    return shown.replace("\u202f", " ").replace("\xa0", " ")
