"""`make bench`: every measurement as ratios in one run; `make bench only="solver go"` for some."""

import importlib
import os
import sys
import time
import traceback
from collections.abc import Iterator

from tests.bench.load import rate_of
from tests.bench.platform import bare_flask
from tests.bench.results import last_soak, write_bench
from tests.bench.table import Row, at_most, table
from tests.stack import Stack

PARTS = [
    "idle",
    "platform",
    "solver",
    "games",
    "board",
    "schedule",
    "go",
    "tournaments",
    "seats",
    "league",
    "streams",
    "pages",
    "hall",
    "slow",
]
# As operators run it: a clock that tests can move is a file read at every look.
SETTINGS = {"TEST_CLOCK": "0"}
LONGEST_MINUTES = 15


def main() -> int:
    """A part that fails says so in the table, and the others are measured all the same."""
    measured: list[tuple[str, Row]] = []
    failures = 0
    started = time.monotonic()
    with bare_flask() as bare_url:
        first = rate_of(bare_url).requests_per_second
        for part in os.environ.get("ONLY", "").split() or PARTS:
            print(f"measuring {part} …", file=sys.stderr, flush=True)
            try:
                for row in _rows(part, bare_url):
                    measured.append((part, row))
            except Exception as failure:
                traceback.print_exc()
                failures += 1
                measured.append((part, Row("FAILED", "", _first_line(failure))))
        last = rate_of(bare_url).requests_per_second
    seconds = time.monotonic() - started
    measured.append(("the run", _noise(first, last)))
    measured.append(("the run", _duration(seconds)))
    measured.append(("the run", last_soak()))
    print(table(measured))
    write_bench(measured, seconds)
    return 1 if failures else 0


def _noise(first: float, last: float) -> Row:
    """The same program twice: what lies between the two is the machine."""
    return Row(
        "bare Flask at the end",
        f"{last:.0f}/s",
        f"{last / first:.2f} of the beginning ({first:.0f}/s)",
    )


def _duration(seconds: float) -> Row:
    minutes = seconds / 60
    return Row(
        "duration", f"{minutes:.1f} minutes", aim=at_most(LONGEST_MINUTES, minutes, " minutes")
    )


def _rows(part: str, bare_url: str) -> Iterator[Row]:
    module = importlib.import_module(f"tests.bench.{part}")
    stack = Stack(**SETTINGS | getattr(module, "SETTINGS", {}))
    try:
        stack.start()
        yield from module.measure(stack, bare_url)
    finally:
        stack.remove()


def _first_line(failure: Exception) -> str:
    said = str(failure).splitlines() or [""]
    return f"{type(failure).__name__}: {said[0]}"


if __name__ == "__main__":
    sys.exit(main())
