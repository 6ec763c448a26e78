"""Compares the engine with the reference on random phases.

    python -m tests.solver.differential --count 100000 --seed 1 --jobs 2

Prints the first difference as a case a person can read, and how many phases held a paradox.
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random

from tests.solver.adjudicators import ADJUDICATORS, REFERENCE, Adjudicator
from tests.solver.notation import Notation
from tests.solver.random_phases import random_case

COMPARED = ("units", "dislodged", "forbiddens", "ownerships")
SHARE = 500


def difference(seed: int, engine: Adjudicator) -> tuple[str, Counter]:
    """What the two say differently about the case of a seed, and what kind of case it is."""
    variant, phase = random_case(seed)
    removal_distance = Random(seed).choice(("home", "owned"))
    expected = REFERENCE.adjudicate(variant, phase, removal_distance)
    found = engine.adjudicate(variant, phase, removal_distance)
    kinds = Counter({phase["phase"]: 1})
    verdicts = REFERENCE.verdicts(expected), engine.verdicts(found)
    kinds["paradox"] = "paradox" in verdicts[0]
    lines = [
        f"{key}: reference only {in_words(variant, only(expected[key], found[key]))}, "
        f"engine only {in_words(variant, only(found[key], expected[key]))}"
        for key in COMPARED
        if comparable(expected[key]) != comparable(found[key])
    ]
    lines += [
        f"order {row + 1}: reference {ours}, engine {its}"
        for row, (ours, its) in enumerate(zip(*verdicts, strict=True))
        if ours != its
    ]
    refusals = REFERENCE.refuses(variant, phase), engine.refuses(variant, phase)
    if refusals[0] != refusals[1]:
        lines.append(f"refused in strict mode: reference {refusals[0]}, engine {refusals[1]}")
    if not lines:
        return "", kinds
    heading = f"seed {seed}, {variant}, removal {removal_distance}"
    return "\n".join([heading, *case_text(variant, phase), *lines]), kinds


def comparable(value: list | dict) -> list:
    return sorted(value.items()) if isinstance(value, dict) else sorted(value)


def only(value: list | dict, other: list | dict) -> list:
    return [item for item in comparable(value) if item not in comparable(other)]


def in_words(variant: str, items: list) -> str:
    notation = Notation(variant)
    texts = [notation.unit_text(item) if isinstance(item, list) else str(item) for item in items]
    return ", ".join(texts) or "nothing"


def case_text(variant: str, phase: dict) -> list[str]:
    """The phase in the notation of the case files."""
    notation = Notation(variant)
    everyone = phase["units"] + phase["dislodged"]
    return [
        f"phase {phase['phase']}, advancement {phase['advancement']}, "
        f"ownerships {phase['ownerships']}, forbiddens {phase['forbiddens']}",
        *(notation.unit_text(unit) for unit in phase["units"]),
        *(f"dislodged {notation.unit_text(unit)}" for unit in phase["dislodged"]),
        *(notation.order_text(order, everyone) for order in phase["orders"]),
    ]


def compare(seeds: range, engine_name: str = "engine") -> tuple[str, Counter]:
    """The first difference of a range of seeds, if any, and how many of each kind were seen."""
    seen: Counter = Counter()
    for seed in seeds:
        text, kinds = difference(seed, ADJUDICATORS[engine_name])
        seen += kinds
        if text:
            return text, seen
    return "", seen


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    if "engine" not in ADJUDICATORS:
        print("The engine is not built: there is nothing to compare the reference with.")
        return 2
    first = options.seed * 1_000_000_000
    last = first + options.count
    shares = [range(start, min(start + SHARE, last)) for start in range(first, last, SHARE)]
    seen: Counter = Counter()
    with ProcessPoolExecutor(options.jobs) as workers:
        for text, kinds in workers.map(compare, shares):
            seen += kinds
            if text:
                print(text)
                workers.shutdown(cancel_futures=True)
                return 1
    print(f"{options.count} phases agree: {dict(seen)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
