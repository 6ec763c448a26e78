"""Tables as HTML or SVG fragments, fit to be put into somebody else's page."""

from collections.abc import Sequence
from html import escape

from services.tournaments.pairing.domain.crosstable import CrosstableLine
from services.tournaments.pairing.domain.standings import Standing, StandingLine

ROW_HEIGHT, LETTER_WIDTH, PADDING = 22, 8, 8


def standing_rows(standing: Standing) -> list[list[str]]:
    """Header first."""
    rated = any(line.rating_change is not None for line in standing.lines)
    header = ["#", "Name", "Rating", "Club", *standing.columns, *(["±"] if rated else [])]
    rows = [
        [str(line.rank), line.name, str(line.rating or ""), line.club]
        + [value if value is not None else "" for value in line.values]
        + ([_signed(line)] if rated else [])
        for line in standing.lines
    ]
    return [header, *rows]


def _signed(line: StandingLine) -> str:
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
    head, *body = rows
    cells = "".join(f'<th scope="col">{escape(text)}</th>' for text in head)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in body
    )
    return (
        f'<table class="entente-table"><caption>{escape(caption)}</caption>'
        f"<thead><tr>{cells}</tr></thead><tbody>{lines}</tbody></table>"
    )


def svg_table(rows: Sequence[Sequence[str]], caption: str) -> str:
    """Columns as wide as their longest text; no script, no outside style."""
    widths = [
        max(len(row[column]) for row in rows) * LETTER_WIDTH + 2 * PADDING
        for column in range(len(rows[0]))
    ]
    width, height = sum(widths), ROW_HEIGHT * (len(rows) + 1)
    texts = [_svg_text(PADDING, 0, caption, bold=True)]
    for index, row in enumerate(rows, start=1):
        left = 0
        for text, column in zip(row, widths, strict=True):
            texts.append(_svg_text(left + PADDING, index, text, bold=index == 1))
            left += column
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" font-family="sans-serif" '
        f'font-size="14"><title>{escape(caption)}</title>{"".join(texts)}</svg>'
    )


def _svg_text(left: int, row: int, text: str, *, bold: bool) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{left}" y="{(row + 1) * ROW_HEIGHT - 6}"{weight}>{escape(text)}</text>'
