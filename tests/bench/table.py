"""The one table `make bench` ends with: what was measured, its figure, of what, and its aim."""

from collections.abc import Sequence
from dataclasses import dataclass

from tests.bench.load import Rate

HEADINGS = ("part", "what", "figure", "of what", "aim", "met")


@dataclass(frozen=True)
class Aim:
    """What a figure should be; missed by little is missed."""

    said: str
    met: bool


@dataclass(frozen=True)
class Row:
    what: str
    figure: str
    of_what: str = ""
    aim: Aim | None = None

    @property
    def cells(self) -> tuple[str, ...]:
        aim = (self.aim.said, "yes" if self.aim.met else "NO") if self.aim else ("", "")
        return (self.what, self.figure, self.of_what, *aim)


def at_least(wanted: float, reached: float) -> Aim:
    return Aim(f"at least {wanted:g}", reached >= wanted)


def at_most(wanted: float, reached: float, unit: str = "") -> Aim:
    return Aim(f"at most {wanted:g}{unit}", reached <= wanted)


def rate_row(what: str, rate: Rate, bare: Rate, share: float | None = None) -> Row:
    """A rate of requests next to bare Flask's, measured in the same run; `share` is its aim."""
    reached = rate.requests_per_second / bare.requests_per_second
    ratio = f"{reached:.2f} of bare Flask"
    return Row(
        what,
        f"{rate.requests_per_second:.0f}/s, p99 {rate.p99_milliseconds:.1f} ms",
        f"{ratio}, {rate.failures} FAILED" if rate.failures else ratio,
        share and at_least(share, reached),
    )


def table(measured: Sequence[tuple[str, Row]]) -> str:
    """The rows of all parts, each as wide as its longest cell."""
    lines = [HEADINGS, *((part, *row.cells) for part, row in measured)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    ruled = [lines[0], tuple("-" * width for width in widths), *lines[1:]]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in ruled
    )
