"""`make bench`: every measurement, as ratios side by side in one run; `make bench only=solver`."""

import importlib
import os

from tests.bench.platform import bare_flask
from tests.stack import Stack

PARTS = ["platform", "solver", "games", "schedule", "go", "tournaments", "league"]


def main() -> None:
    chosen = os.environ.get("ONLY", "").split() or PARTS
    stack = Stack()
    try:
        with bare_flask() as bare_url:
            stack.start()
            for part in chosen:
                print(f"\n{part}")
                importlib.import_module(f"tests.bench.{part}").measure(stack, bare_url)
    finally:
        stack.remove()


if __name__ == "__main__":
    main()
