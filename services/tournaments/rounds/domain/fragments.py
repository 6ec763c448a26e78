"""Standings and crosstables to look at: a page of HTML, or a drawing for somebody else's."""

import re
from collections.abc import Sequence
from html import escape
from unicodedata import east_asian_width

from services.tournaments.rounds.domain.fragment_words import figure_text, heading
from services.tournaments.rules.crosstable import CrosstableLine
from services.tournaments.rules.standings import Standing, StandingLine

ROW_HEIGHT, PADDING = 22, 8
WIDE_LETTERS, NARROW_LETTERS = frozenset("MWmw@%"), frozenset("ijlftI.,:;'| -")
FIGURE = re.compile(r"[+\u2212-]?[\d., /]*")
STYLE = "border-collapse:collapse;text-align:left;font-variant-numeric:tabular-nums"
# Grey that can be seen on a light and on a dark page.
SHADED = ' style="background:#8882"'
TO_THE_RIGHT = ' align="right"'


def standing_rows(standing: Standing, language: str = "en") -> list[list[str]]:
    """Header first; what nobody has gets no column."""
    columns = {
        "#": [str(line.rank) for line in standing.lines],
        "Title": [line.title for line in standing.lines],
        "Name": [line.name for line in standing.lines],
        "Rating": [str(line.rating or "") for line in standing.lines],
        "Fed.": [line.federation for line in standing.lines],
        "Club": [line.club for line in standing.lines],
        **{
            name: [figure_text(line.values[place] or "", language) for line in standing.lines]
            for place, name in enumerate(standing.columns)
        },
        "±": [figure_text(_signed_change(line), language) for line in standing.lines],
    }
    always = {"#", "Name", *standing.columns}
    shown = {name: column for name, column in columns.items() if name in always or any(column)}
    header = [heading(name, language) for name in shown]
    return [header, *(list(row) for row in zip(*shown.values(), strict=True))]


def _signed_change(line: StandingLine) -> str:
    return "" if line.rating_change is None else f"{float(line.rating_change):+.1f}"


def crosstable_rows(
    lines: Sequence[CrosstableLine], rounds: int, language: str = "en"
) -> list[list[str]]:
    """Header first; the first column of values stands for the score."""
    numbers = (str(number) for number in range(1, rounds + 1))
    header = ["#", heading("Name", language), *numbers, heading("Score", language)]
    rows = [
        [str(each.line.rank), each.line.name, *each.cells, figure_text(score_of(each), language)]
        for each in lines
    ]
    return [header, *rows]


def score_of(line: CrosstableLine) -> str:
    return next(iter(line.line.values), "") or ""


def html_page(rows: Sequence[Sequence[str]], caption: str, language: str = "en") -> str:
    """A whole page, readable without a style sheet, with figures to the right."""
    head, *body = rows
    figures = are_figures(rows)
    lines = "".join(
        f"<tr{SHADED if number % 2 else ''}>{_html_cells('td', row, figures)}</tr>"
        for number, row in enumerate(body)
    )
    title = escape(caption)
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{title}</title></head><body><main>"
        f'<table class="entente-table" cellpadding="4" style="{STYLE}">'
        f'<caption style="text-align:left;font-weight:bold">{title}</caption>'
        f"<thead><tr>{_html_cells('th', head, figures)}</tr></thead>"
        f"<tbody>{lines}</tbody></table></main></body></html>"
    )


def are_figures(rows: Sequence[Sequence[str]]) -> list[bool]:
    """Of each column, whether all below its heading are."""
    columns = zip(*rows, strict=True)
    return [all(FIGURE.fullmatch(text) for text in column[1:]) for column in columns]


def _html_cells(tag: str, row: Sequence[str], figures: Sequence[bool]) -> str:
    scope = ' scope="col"' if tag == "th" else ""
    return "".join(
        f"<{tag}{scope}{TO_THE_RIGHT if figure else ''}>{escape(text)}</{tag}>"
        for text, figure in zip(row, figures, strict=True)
    )


def svg_table(rows: Sequence[Sequence[str]], caption: str) -> str:
    """Columns as wide as their longest text, figures to the right; no script, no outside style."""
    columns = list(zip(*rows, strict=True))
    widths = [max(text_width(text) for text in column) + 2 * PADDING for column in columns]
    figures = are_figures(rows)
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
