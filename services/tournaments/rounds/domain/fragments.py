"""Tables as HTML or SVG fragments, fit to be put into somebody else's page."""

import re
from collections.abc import Sequence
from html import escape
from unicodedata import east_asian_width

from services.tournaments.rules.crosstable import CrosstableLine
from services.tournaments.rules.standings import Standing, StandingLine

ROW_HEIGHT, PADDING = 22, 8
WIDE_LETTERS, NARROW_LETTERS = frozenset("MWmw@%"), frozenset("ijlftI.,:;'| -")
FIGURE = re.compile(r"[+-]?[\d. /]*")
STYLE = "border-collapse:collapse;text-align:left;font-variant-numeric:tabular-nums"
# Grey that can be seen on a light and on a dark page.
SHADED = ' style="background:#8882"'


def standing_rows(standing: Standing) -> list[list[str]]:
    """Header first; what nobody has gets no column."""
    columns = {
        "#": [str(line.rank) for line in standing.lines],
        "Title": [line.title for line in standing.lines],
        "Name": [line.name for line in standing.lines],
        "Rating": [str(line.rating or "") for line in standing.lines],
        "Fed.": [line.federation for line in standing.lines],
        "Club": [line.club for line in standing.lines],
        **{
            name: [line.values[place] or "" for line in standing.lines]
            for place, name in enumerate(standing.columns)
        },
        "±": [_signed_change(line) for line in standing.lines],
    }
    always = {"#", "Name", *standing.columns}
    shown = {name: column for name, column in columns.items() if name in always or any(column)}
    return [list(shown), *(list(row) for row in zip(*shown.values(), strict=True))]


def _signed_change(line: StandingLine) -> str:
    return "" if line.rating_change is None else f"{float(line.rating_change):+.1f}"


def crosstable_rows(lines: Sequence[CrosstableLine], rounds: int) -> list[list[str]]:
    """Header first; the first column of values stands for the score."""
    header = ["#", "Name", *(str(number) for number in range(1, rounds + 1)), "Score"]
    rows = [
        [str(each.line.rank), each.line.name, *each.cells, next(iter(each.line.values), "") or ""]
        for each in lines
    ]
    return [header, *rows]


def html_table(rows: Sequence[Sequence[str]], caption: str) -> str:
    """Readable without a style sheet; the page around it can say more by the class."""
    head, *body = rows
    cells = "".join(f'<th scope="col">{escape(text)}</th>' for text in head)
    lines = "".join(
        f"<tr{SHADED if number % 2 else ''}>"
        + "".join(f"<td>{escape(text)}</td>" for text in row)
        + "</tr>"
        for number, row in enumerate(body)
    )
    return (
        f'<table class="entente-table" cellpadding="4" style="{STYLE}">'
        f'<caption style="text-align:left;font-weight:bold">{escape(caption)}</caption>'
        f"<thead><tr>{cells}</tr></thead><tbody>{lines}</tbody></table>"
    )


def svg_table(rows: Sequence[Sequence[str]], caption: str) -> str:
    """Columns as wide as their longest text, figures to the right; no script, no outside style."""
    columns = list(zip(*rows, strict=True))
    widths = [max(text_width(text) for text in column) + 2 * PADDING for column in columns]
    figures = [all(FIGURE.fullmatch(text) for text in column[1:]) for column in columns]
    width = max(sum(widths), text_width(caption) + 2 * PADDING)
    height = ROW_HEIGHT * (len(rows) + 1)
    drawn = [_svg_text(PADDING, 0, caption, bold=True)]
    for index, row in enumerate(rows, start=1):
        if index > 1 and index % 2:
            drawn.append(
                f'<rect y="{index * ROW_HEIGHT}" width="{width}" height="{ROW_HEIGHT}" '
                'fill-opacity="0.07"/>'
            )
        left = 0
        for text, column, figure in zip(row, widths, figures, strict=True):
            at = left + column - PADDING if figure else left + PADDING
            drawn.append(_svg_text(at, index, text, bold=index == 1, to_the_right=figure))
            left += column
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" font-family="sans-serif" '
        f'font-size="14" fill="currentColor"><title>{escape(caption)}</title>'
        f"{''.join(drawn)}</svg>"
    )


def text_width(text: str) -> int:
    """Pixels a text may need in the widest of the usual fonts."""
    return sum(
        15
        if letter in WIDE_LETTERS or east_asian_width(letter) in "WF"
        else 5
        if letter in NARROW_LETTERS
        else 10
        if letter.isupper()
        else 9
        for letter in text
    )


def _svg_text(at: int, row: int, text: str, *, bold: bool, to_the_right: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    anchor = ' text-anchor="end"' if to_the_right else ""
    return f'<text x="{at}" y="{(row + 1) * ROW_HEIGHT - 6}"{weight}{anchor}>{escape(text)}</text>'
