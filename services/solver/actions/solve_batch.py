"""Adjudicate many phases in one call; one that fails says why and harms no other."""

import json
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
WHITE_SPACE = " \n\r\t"  # of JSON; strip() alone knows more


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
) -> bytes:
    """The results as a JSON list. The engine itself reads and writes it where all is plain."""
    if not with_reports and (text := _list_in(phases)) is not None:
        try:
            done = adjudicator.adjudicate_lines(
                variant,
                text,
                strict=strict,
                rules=rules,
                separator=b",",
                with_outcomes=with_outcomes,
            )
        except (EngineFailed, EngineTooSlow):
            done = None  # one by one then, so that only the phase that breaks it fails
        if done and done.taken == len(text) and done.answered <= MOST_PHASES:
            return b"[" + done.text + b"]"
    results = _solve_one_by_one(
        adjudicator,
        variant,
        phases,
        wording,
        strict=strict,
        rules=rules,
        with_outcomes=with_outcomes,
        with_reports=with_reports,
    )
    return json.dumps(results, separators=(",", ":")).encode()


def _list_in(phases: Any) -> bytes | None:
    """What stands between the brackets of a JSON list in ASCII; None for anything else."""
    text = phases if isinstance(phases, str) else json.dumps(phases, separators=(",", ":"))
    inner = text.strip(WHITE_SPACE)
    if not inner.isascii() or inner[:1] != "[" or inner[-1:] != "]":
        return None
    return inner[1:-1].encode()


def _solve_one_by_one(
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
    sent = items(parsed(phases, "phases"), "phases", most=MOST_PHASES)
    questions = []
    for rank, phase in enumerate(sent):
        try:
            questions.append(read_line(phase, variant, strict=strict, rules=rules))
        except Malformed as wrong:
            raise Malformed(f"phases.{rank}.{wrong.path}", wrong.why) from None
    results = []
    answers = adjudicator.adjudicate_all(variant, questions)
    for phase, question, answer in zip(sent, questions, answers, strict=True):
        if isinstance(answer, Exception):
            results.append({"id": phase.get("id"), **_failure(answer)})
            continue
        result = write_line(phase.get("id"), answer, with_outcomes=with_outcomes)
        if with_reports:
            result["report"] = reports.report(question, answer, wording.names, wording.words)
        results.append(result)
    return results


def _failure(failure: Exception) -> dict[str, Any]:
    if not isinstance(failure, Refused):
        return {"error": str(failure)}
    where = failure.section.name.lower()
    return {"error": REASONS[failure.reason], "where": where, "row": failure.row}
