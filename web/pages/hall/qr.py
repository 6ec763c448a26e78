"""A QR code as SVG, for phones of people in the hall."""

import io
from functools import lru_cache

import segno
from markupsafe import Markup

LONGEST_ADDRESS = 1000  # more becomes too fine for a phone, and soon more than a code can hold


@lru_cache(maxsize=512)
def qr_code(address: str) -> Markup:
    """The drawing alone; its size and name are the page's to give. None for an endless address."""
    if len(address) > LONGEST_ADDRESS:
        return Markup()
    written = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        written, kind="svg", border=2, xmldecl=False, svgns=False, omitsize=True, nl=False
    )
    return Markup(written.getvalue().decode())  # noqa: S704 (a drawing, without any text)
