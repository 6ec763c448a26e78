"""Adjudicate many phases in one call; one that fails says why and harms no other."""

import json
from dataclasses import dataclass
from typing import Any

from services.solver.actions.read_question import Wording, parse_json
from services.solver.adjudicator import Adjudicator
from services.solver.domain import reports
from services.solver.domain.json_phases import read_phase, result_as_json
from services.solver.domain.orders import Refused, Rules
from services.solver.domain.shapes import Malformed, items
from services.solver.domain.variants import Variant
from services.solver.refusals import EngineFailed, EngineTooSlow

MOST_PHASES = 10_000
WHITE_SPACE = " \n\r\t"  # of JSON; strip() alone knows more


@dataclass(frozen=True)
class BatchOptions:
    """How the phases of a batch are adjudicated, and what is told of them."""

    variant: Variant
    strict: bool
    rules: Rules
    with_outcomes: bool
    reports_in: Wording | None  # no reports without


def solve_batch(adjudicator: Adjudicator, phases: Any, options: BatchOptions) -> bytes:
    """The results as a JSON list. The engine itself reads and writes it where all is plain."""
    if options.reports_in is None and (text := _list_in(phases)) is not None:
        try:
            done = adjudicator.adjudicate_json(
                options.variant,
                text,
                strict=options.strict,
                rules=options.rules,
                separator=b",",
                with_outcomes=options.with_outcomes,
            )
        except (EngineFailed, EngineTooSlow):
            done = None  # one by one then, so that only the phase that breaks it fails
        if done and done.taken == len(text) and done.answered <= MOST_PHASES:
            return b"[" + done.text + b"]"
    return json.dumps(_one_by_one(adjudicator, phases, options), separators=(",", ":")).encode()


def _list_in(phases: Any) -> bytes | None:
    """What stands between the brackets of a JSON list in ASCII; None for anything else."""
    text = phases if isinstance(phases, str) else json.dumps(phases, separators=(",", ":"))
    inner = text.strip(WHITE_SPACE)
    if not inner.isascii() or inner[:1] != "[" or inner[-1:] != "]":
        return None
    return inner[1:-1].encode()


def _one_by_one(adjudicator: Adjudicator, phases: Any, options: BatchOptions) -> list[dict]:
    sent = items(parse_json(phases, "phases"), "phases", most=MOST_PHASES)
    questions = []
    for rank, phase in enumerate(sent):
        try:
            question = read_phase(
                phase, options.variant, strict=options.strict, rules=options.rules
            )
        except Malformed as wrong:
            raise Malformed(f"phases.{rank}.{wrong.path}", wrong.why) from None
        questions.append(question)
    results = []
    answers = adjudicator.adjudicate_all(options.variant, questions)
    for phase, question, answer in zip(sent, questions, answers, strict=True):
        if isinstance(answer, Exception):
            results.append({"id": phase.get("id"), **_failure(answer)})
            continue
        result = result_as_json(phase.get("id"), answer, with_outcomes=options.with_outcomes)
        if wording := options.reports_in:
            result["report"] = reports.report(question, answer, wording.names, wording.words)
        results.append(result)
    return results


def _failure(failure: Exception) -> dict[str, Any]:
    if not isinstance(failure, Refused):
        return {"error": str(failure)}
    where = failure.section.name.lower()
    return {"error": failure.reason, "where": where, "row": failure.row}
