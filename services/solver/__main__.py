"""Adjudicate phases from scripts: `python -m services.solver < phases.jsonl > results.jsonl`."""

import argparse
import json
import os
import sys
from collections.abc import Iterator

from services.solver.adjudicator import Adjudicator
from services.solver.bridge import DirectCaller, EngineNotBuilt
from services.solver.domain.json_phases import SCRIPT_RULES, read_phase, result_as_json
from services.solver.domain.orders import Refused
from services.solver.domain.shapes import Malformed
from services.solver.domain.variants import Variant
from services.solver.library import UnknownVariant, names_of_variants, variant_named

READ_BYTES = 1 << 18


class Script:
    """Answers lines of phases with lines of results, in order."""

    def __init__(self, variant: Variant, *, strict: bool):
        self._adjudicator = Adjudicator(DirectCaller())
        self._variant, self._strict = variant, strict

    def results(self, lines: bytes) -> Iterator[bytes]:
        """The engine takes what is plain; the line it stops at is read with more care."""
        while lines:
            done = self._adjudicator.adjudicate_json(
                self._variant, lines, strict=self._strict, rules=SCRIPT_RULES
            )
            if done.answered:
                yield done.text + b"\n"
            lines = lines[done.taken :].lstrip(b" \t\r\n")
            if lines:
                line, _, lines = lines.partition(b"\n")
                yield json.dumps(self._result(line), separators=(",", ":")).encode() + b"\n"

    def _result(self, line: bytes) -> dict:
        phase_id = None
        try:
            phase = json.loads(line.decode())  # from bytes it would take UTF-16, too
            phase_id = phase.get("id") if isinstance(phase, dict) else None
            question = read_phase(phase, self._variant, strict=self._strict)
            return result_as_json(phase_id, self._adjudicator.adjudicate(question))
        except (ValueError, RecursionError) as wrong:
            why = str(wrong) if isinstance(wrong, Malformed) else f"not JSON: {wrong}"
            return {"id": phase_id, "error": why}
        except Refused as refused:
            where = refused.section.name.lower()
            return {"id": phase_id, "error": refused.reason, "where": where, "row": refused.row}


def lines_as_they_come(descriptor: int) -> Iterator[bytes]:
    """Whole lines, as many as there are: a script that waits for a result before it writes the
    next phase gets it."""
    begun = b""
    while part := os.read(descriptor, READ_BYTES):
        whole, newline, rest = part.rpartition(b"\n")
        if newline:
            yield begun + whole + newline
            begun = rest
        else:
            begun += part
    yield begun


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
        script = Script(variant_named(chosen.variant), strict=chosen.strict)
        for lines in lines_as_they_come(sys.stdin.fileno()):
            for results in script.results(lines):
                sys.stdout.buffer.write(results)
                sys.stdout.buffer.flush()
    except (UnknownVariant, EngineNotBuilt) as failure:
        parser.error(str(failure))
    except BrokenPipeError:
        sys.stderr.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
