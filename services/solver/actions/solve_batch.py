"""Adjudicate many phases in one call; one that fails says why and harms no other."""

from typing import Any

from services.solver.actions.read_question import Wording, parsed
from services.solver.adjudicator import Adjudicator
from services.solver.children import EngineFailed, EngineTooSlow
from services.solver.domain import reports
from services.solver.domain.lines import read_line, write_line
from services.solver.domain.orders import Refused, Rules
from services.solver.domain.outcomes import REASONS
from services.solver.domain.shapes import Malformed, items
from services.solver.domain.variants import Variant

MOST_PHASES = 10_000


def solve_batch(
    adjudicator: Adjudicator,
    variant: Variant,
    phases: Any,
    wording: Wording,
    *,
    strict: bool,
    rules: Rules,
    with_outcomes: bool,
    with_reports: bool,
) -> list[dict]:
    results = []
    for rank, phase in enumerate(items(parsed(phases, "phases"), "phases", most=MOST_PHASES)):
        try:
            question = read_line(phase, variant, strict=strict, rules=rules)
            adjudication = adjudicator.adjudicate(question)
        except Malformed as wrong:
            raise Malformed(f"phases.{rank}.{wrong.path}", wrong.why) from None
        except Refused as refused:
            results.append(
                {
                    "id": phase.get("id"),
                    "error": REASONS[refused.reason],
                    "where": refused.section.name.lower(),
                    "row": refused.row,
                }
            )
            continue
        except (EngineFailed, EngineTooSlow) as failure:
            results.append({"id": phase.get("id"), "error": str(failure)})
            continue
        result = write_line(phase.get("id"), adjudication, with_outcomes=with_outcomes)
        if with_reports:
            result["report"] = reports.report(question, adjudication, wording.names, wording.words)
        results.append(result)
    return results
