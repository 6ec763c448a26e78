"""Adjudicate phases from scripts: `python -m services.solver < phases.jsonl > results.jsonl`."""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator

from services.solver.adjudicator import Adjudicator, DirectCaller, EngineNotBuilt
from services.solver.domain.lines import read_line, write_line
from services.solver.domain.orders import Refused
from services.solver.domain.outcomes import REASONS
from services.solver.domain.shapes import Malformed
from services.solver.domain.variants import Variant
from services.solver.library import UnknownVariant, names_of_variants, variant_named


def results(lines: Iterable[str], variant: Variant, *, strict: bool) -> Iterator[str]:
    """One result for each line, in order; what cannot be adjudicated says why instead."""
    adjudicator = Adjudicator(DirectCaller())
    # Values that need no escape are most of the work: an encoder without checks is much faster.
    encode = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode
    for line in lines:
        if line.isspace():
            continue
        line_id = None
        try:
            phase = json.loads(line)
            line_id = phase.get("id") if isinstance(phase, dict) else None
            adjudication = adjudicator.adjudicate(read_line(phase, variant, strict=strict))
            yield encode(write_line(line_id, adjudication))
        except (ValueError, RecursionError) as wrong:
            why = str(wrong) if isinstance(wrong, Malformed) else f"not JSON: {wrong}"
            yield encode({"id": line_id, "error": why})
        except Refused as refused:
            yield encode(
                {
                    "id": line_id,
                    "error": REASONS[refused.reason],
                    "where": refused.section.name.lower(),
                    "row": refused.row,
                }
            )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m services.solver", description=__doc__)
    parser.add_argument(
        "--strict",
        action="store_true",
        help="refuse a phase with an illegal, double or missing order",
    )
    parser.add_argument("--variant", default="standard", help=", ".join(names_of_variants()))
    chosen = parser.parse_args()
    try:
        variant = variant_named(chosen.variant)
        for result in results(sys.stdin, variant, strict=chosen.strict):
            sys.stdout.write(result + "\n")
            sys.stdout.flush()
    except (UnknownVariant, EngineNotBuilt) as failure:
        parser.error(str(failure))
    except BrokenPipeError:
        sys.stderr.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
