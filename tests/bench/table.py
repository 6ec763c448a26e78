"""The one table `make bench` ends with: what was measured, its figure, and of what."""

from collections.abc import Sequence
from dataclasses import dataclass

from tests.bench.load import Rate

HEADINGS = ("part", "what", "figure", "of what")


@dataclass(frozen=True)
class Row:
    what: str
    figure: str
    of_what: str = ""


def rate_row(what: str, rate: Rate, bare: Rate) -> Row:
    """A rate of requests next to bare Flask's, measured in the same run."""
    ratio = f"{rate.requests_per_second / bare.requests_per_second:.2f} of bare Flask"
    return Row(
        what,
        f"{rate.requests_per_second:.0f}/s, p99 {rate.p99_milliseconds:.1f} ms",
        f"{ratio}, {rate.failures} FAILED" if rate.failures else ratio,
    )


def table(measured: Sequence[tuple[str, Row]]) -> str:
    """The rows of all parts, each as wide as its longest cell."""
    lines = [HEADINGS, *((part, row.what, row.figure, row.of_what) for part, row in measured)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    ruled = [lines[0], tuple("-" * width for width in widths), *lines[1:]]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in ruled
    )
