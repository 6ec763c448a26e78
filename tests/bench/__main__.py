"""`make bench`: every measurement, as ratios side by side in one run; `make bench only=solver`."""

import importlib
import os

from tests.bench.platform import bare_flask
from tests.stack import Stack

PARTS = ["platform", "solver", "games", "schedule", "go", "tournaments", "league"]
# As operators run it: a clock that tests can move is a file read at every look.
SETTINGS = {"TEST_CLOCK": "0"}


def main() -> None:
    with bare_flask() as bare_url:
        for name in os.environ.get("ONLY", "").split() or PARTS:
            part = importlib.import_module(f"tests.bench.{name}")
            stack = Stack(**SETTINGS | getattr(part, "SETTINGS", {}))
            try:
                stack.start()
                print(f"\n{name}", flush=True)
                part.measure(stack, bare_url)
            finally:
                stack.remove()


if __name__ == "__main__":
    main()
