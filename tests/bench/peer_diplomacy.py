"""Times the PyPI package `diplomacy` on positions from standard input; runs in its own venv.

A position is {"units": {power: [unit, ...]}, "orders": {power: [order, ...]}} in the package's
own notation, one a line. Prints the seconds each takes, orders being set included.
"""

import json
import sys
import time

from diplomacy import Game


def main() -> None:
    for line in sys.stdin:
        position = json.loads(line)
        game = Game()
        game.clear_units()
        for power, units in position["units"].items():
            game.set_units(power, units)
        started = time.perf_counter()
        for power, orders in position["orders"].items():
            game.set_orders(power, orders)
        game.process()
        print(time.perf_counter() - started, flush=True)


if __name__ == "__main__":
    main()
