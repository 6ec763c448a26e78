"""A document as PDF: A4, its font inside, page numbers, headings on every page."""

import functools
import io
from itertools import groupby
from pathlib import Path
from xml.sax.saxutils import escape

import segno
from reportlab.lib.colors import HexColor
from reportlab.lib.enums import TA_CENTER, TA_LEFT, TA_RIGHT
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, TableStyle
from reportlab.platypus import Table as Grid

from web.pages.documents.sheets import Card, Document, Table

FONTS = Path(__file__).parents[2] / "fonts"
PLAIN, BOLD = "DejaVuSansCondensed", "DejaVuSansCondensed-Bold"
# What the font does not have, readers of PDF bring along: they are named, not put inside.
JAPANESE, KOREAN = "HeiseiKakuGo-W5", "HYGothic-Medium"
HANGUL = range(0xAC00, 0xD7A4)
MARGIN, GREY, LINE = 14 * mm, HexColor("#5b6470"), HexColor("#c9ced6")
BAND = HexColor("#f1f3f6")
SIDES = {"left": TA_LEFT, "right": TA_RIGHT, "center": TA_CENTER}


def as_pdf(document: Document, printed: str) -> bytes:
    """`printed`: the hour of it, in words."""
    _know_fonts()
    size = landscape(A4) if document.landscape else A4
    written = io.BytesIO()
    paper = SimpleDocTemplate(
        written,
        pagesize=size,
        leftMargin=MARGIN,
        rightMargin=MARGIN,
        topMargin=MARGIN + 8 * mm,
        bottomMargin=MARGIN,
        title=document.title,
        author=document.about,
        invariant=1,
    )
    if document.cards:
        return _cards(document, size)
    story: list = []
    for table in document.tables:
        if table.title:
            story.append(Paragraph(_marked(table.title, BOLD), _style(12, bold=True)))
            story.append(Spacer(1, 2 * mm))
        story += [_grid(table, size[0] - 2 * MARGIN), Spacer(1, 6 * mm)]

    def head(canvas: Canvas, _paper) -> None:
        _head(canvas, document, size, printed)

    paper.build(story or [Spacer(1, 1)], onFirstPage=head, onLaterPages=head)
    return written.getvalue()


@functools.cache
def _know_fonts() -> None:
    for name in (PLAIN, BOLD):
        pdfmetrics.registerFont(TTFont(name, str(FONTS / f"{name}.ttf")))
    for name in (JAPANESE, KOREAN):
        pdfmetrics.registerFont(UnicodeCIDFont(name))


def _head(canvas: Canvas, document: Document, size: tuple[float, float], printed: str) -> None:
    width, height = size
    _write(canvas, MARGIN, height - MARGIN, document.title, 13, bold=True)
    canvas.setFillColor(GREY)
    _write(canvas, MARGIN, height - MARGIN - 5 * mm, document.about, 9)
    _write_right(canvas, width - MARGIN, height - MARGIN, f"{canvas.getPageNumber()}", 9)
    _write_right(canvas, width - MARGIN, height - MARGIN - 5 * mm, printed, 9)
    canvas.setFillColor("black")


def _style(size: float, *, bold: bool = False, align: str = "left") -> ParagraphStyle:
    return ParagraphStyle(
        "cell",
        fontName=BOLD if bold else PLAIN,
        fontSize=size,
        leading=size * 1.2,
        alignment=SIDES[align],
    )


LOOKS = TableStyle(
    [
        ("LINEBELOW", (0, 0), (-1, 0), 0.8, HexColor("#20242b")),
        ("LINEBELOW", (0, 1), (-1, -1), 0.25, LINE),
        ("ROWBACKGROUNDS", (0, 1), (-1, -1), [None, BAND]),
        ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
        ("TOPPADDING", (0, 0), (-1, -1), 2),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 3),
        ("LEFTPADDING", (0, 0), (-1, -1), 4),
        ("RIGHTPADDING", (0, 0), (-1, -1), 4),
    ]
)


def _grid(table: Table, width: float) -> Grid:
    size = 9 if len(table.columns) < 10 else 8
    rows = [
        _cells(table, [column.heading for column in table.columns], size, bold=True),
        *(_cells(table, row, size) for row in table.rows),
    ]
    if table.sums:
        rows.append(_cells(table, table.sums, size, bold=True))
    widths = _widths(table, width, size)
    return Grid(rows, colWidths=widths, repeatRows=1, style=LOOKS, hAlign="LEFT")


def _cells(table: Table, row: list[str], size: float, *, bold: bool = False) -> list[Paragraph]:
    font = BOLD if bold else PLAIN
    return [
        Paragraph(_marked(cell, font), _style(size, bold=bold, align=column.align))
        for cell, column in zip(row, table.columns, strict=True)
    ]


def _widths(table: Table, width: float, size: float) -> list[float]:
    """Narrow columns as wide as their longest cell; the wide ones share what is left."""
    needed = []
    for place, column in enumerate(table.columns):
        cells = [
            column.heading,
            *(row[place] for row in table.rows),
            *(table.sums[place : place + 1]),
        ]
        longest = max(pdfmetrics.stringWidth(cell, BOLD, size) for cell in cells)
        needed.append(longest + 9)
    wide = [place for place, column in enumerate(table.columns) if column.wide]
    left = width - sum(need for place, need in enumerate(needed) if place not in wide)
    asked = sum(needed[place] for place in wide) or 1
    for place in wide:
        needed[place] = max(left * needed[place] / asked, 12 * mm)
    return needed


def _cards(document: Document, size: tuple[float, float]) -> bytes:
    """Cut along the lines: as many on a page as fit beside and below one another."""
    written = io.BytesIO()
    canvas = Canvas(written, pagesize=size, invariant=1)
    canvas.setTitle(document.title)
    wide, high = size[0] / document.across, size[1] / document.down
    on_page = document.across * document.down
    for place, card in enumerate(document.cards):
        if place and place % on_page == 0:
            canvas.showPage()
        down, across = divmod(place % on_page, document.across)
        _card(canvas, card, across * wide, size[1] - (down + 1) * high, wide, high)
    canvas.showPage()
    canvas.save()
    return written.getvalue()


def _card(canvas: Canvas, card: Card, x: float, y: float, wide: float, high: float) -> None:
    canvas.setStrokeColor(LINE)
    canvas.setDash(2, 3)
    canvas.rect(x, y, wide, high)
    canvas.setDash()
    inset = 8 * mm
    room = wide - 2 * inset - (26 * mm if card.address else 0)
    top = y + high - inset - 6 * mm
    canvas.setFillColor(GREY)
    _write(canvas, x + inset, top + 3 * mm, card.corner, 9)
    canvas.setFillColor("black")
    top -= _write(canvas, x + inset, top - 5 * mm, card.large, 18, bold=True, room=room) + 7 * mm
    for line in card.lines:
        top -= _write(canvas, x + inset, top, line, 11, room=room) + 1.5 * mm
    for each in card.fields:
        top -= 9 * mm
        _write(canvas, x + inset, top, each, 9)
        canvas.setStrokeColor(GREY)
        canvas.line(x + inset + 24 * mm, top - 1, x + wide - inset, top - 1)
    if card.address:
        _qr(canvas, card.address, x + wide - inset - 24 * mm, y + high - inset - 24 * mm, 24 * mm)


def _qr(canvas: Canvas, address: str, x: float, y: float, side: float) -> None:
    matrix = segno.make(address, error="m", micro=False).matrix
    step = side / len(matrix)
    canvas.setFillColor("black")
    for down, row in enumerate(matrix):
        for dark, run in groupby(enumerate(row), key=lambda module: module[1]):
            places = [place for place, _ in run]
            if dark:
                top = y + side - (down + 1) * step
                canvas.rect(x + places[0] * step, top, step * len(places), step, stroke=0, fill=1)


def _write(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    size: float,
    *,
    bold: bool = False,
    room: float | None = None,
) -> float:
    """One line, smaller where it does not fit; how high it is."""
    runs = _runs(text, BOLD if bold else PLAIN)
    width = sum(pdfmetrics.stringWidth(part, font, size) for font, part in runs)
    if room and width > room:
        size *= room / width
    for font, part in runs:
        canvas.setFont(font, size)
        canvas.drawString(x, y, part)
        x += pdfmetrics.stringWidth(part, font, size)
    return size * 1.2


def _write_right(canvas: Canvas, x: float, y: float, text: str, size: float) -> None:
    width = sum(pdfmetrics.stringWidth(part, font, size) for font, part in _runs(text, PLAIN))
    _write(canvas, x - width, y, text, size)


def _runs(text: str, usual: str) -> list[tuple[str, str]]:
    """Pieces of a text, each with the font that has its letters."""
    return [
        (font, "".join(part)) for font, part in groupby(text, key=lambda one: _font(one, usual))
    ]


def _font(letter: str, usual: str) -> str:
    if ord(letter) in pdfmetrics.getFont(usual).face.charToGlyph:
        return usual
    return KOREAN if ord(letter) in HANGUL else JAPANESE


def _marked(text: str, usual: str) -> str:
    """As paragraphs take it: escaped, with other fonts where they are needed."""
    return "".join(
        escape(part) if font == usual else f'<font name="{font}">{escape(part)}</font>'
        for font, part in _runs(text, usual)
    )
