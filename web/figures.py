"""Numbers as the reader writes them: with a true minus, and in French with a comma."""

from fractions import Fraction

from babel.numbers import format_decimal, format_percent

from web.language import language

HALF = Fraction(1, 2)
MINUS = "\u2212"  # a hyphen is shorter than a plus


def number(value: float) -> str:
    return format_decimal(value, locale=language()).replace("-", MINUS)


def percent(value: float) -> str:
    return format_percent(value, format="0.0 %", locale=language())


def signed(value: float, decimals: int = 1) -> str:
    """With its sign, as points are read."""
    shape = "#,##0.0" if decimals else "#,##0"
    text = format_decimal(abs(value), shape, locale=language())
    if not any(digit in text for digit in "123456789"):
        return text
    return ("+" if value > 0 else MINUS) + text


def points_text(points: float | str | None) -> str:
    """2½ as people write it; what is no number stays as it came."""
    try:
        amount = Fraction(str(points))
    except ValueError:
        return "" if points is None else str(points)
    sign = MINUS if amount < 0 else "+" if str(points).startswith("+") else ""
    whole, rest = divmod(abs(amount), 1)
    if rest == HALF:
        return f"{sign}{whole or ''}½"
    text = str(points).lstrip("+-").replace(".", "," if language() == "fr" else ".")
    return sign + (text if rest else str(whole))
