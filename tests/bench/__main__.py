"""`make bench`: every measurement as ratios in one run; `make bench only="solver go"` for some."""

import importlib
import os
import sys
import traceback
from collections.abc import Iterator

from tests.bench.platform import bare_flask
from tests.bench.table import Row, table
from tests.stack import Stack

PARTS = [
    "platform",
    "solver",
    "games",
    "board",
    "schedule",
    "go",
    "tournaments",
    "league",
    "streams",
    "pages",
    "hall",
    "slow",
]
# As operators run it: a clock that tests can move is a file read at every look.
SETTINGS = {"TEST_CLOCK": "0"}


def main() -> int:
    """A part that fails says so in the table, and the others are measured all the same."""
    measured: list[tuple[str, Row]] = []
    failures = 0
    with bare_flask() as bare_url:
        for part in os.environ.get("ONLY", "").split() or PARTS:
            print(f"measuring {part} …", file=sys.stderr, flush=True)
            try:
                for row in _rows(part, bare_url):
                    measured.append((part, row))
            except Exception as failure:
                traceback.print_exc()
                failures += 1
                measured.append((part, Row("FAILED", "", _first_line(failure))))
    print(table(measured))
    return 1 if failures else 0


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
