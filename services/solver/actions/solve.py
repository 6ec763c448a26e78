"""Adjudicate or validate orders, and put the answer into words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from services.solver.actions.find_faults import find_faults
from services.solver.actions.read_question import Wording
from services.solver.adjudicator import Adjudicator
from services.solver.domain import reports
from services.solver.domain.activity import active_roles, open_retreats
from services.solver.domain.explanations import explain
from services.solver.domain.orders import Adjudication, Question, Refused, Section
from services.solver.domain.outcomes import outcomes_as_json
from services.solver.domain.positions import position_as_json
from services.solver.domain.remarks import Remarks
from services.solver.domain.shapes import Malformed
from services.solver.domain.words import ENGLISH
from services.solver.measures import SOLVING
from services.solver.refusals import OrdersNotAccepted

PATHS = {
    Section.UNITS: "situation.units",
    Section.DISLODGED: "situation.dislodged_ones",
    Section.FORBIDDENS: "situation.forbiddens",
    Section.OWNERSHIPS: "situation.ownerships",
}


@dataclass(frozen=True)
class Solution:
    stderr: str
    stdout: str
    situation_result: dict[str, Any]
    orders_result: str
    outcomes: list[dict[str, Any]]
    retreats: list[dict[str, Any]]
    active_roles: list[int]


def solve(
    adjudicator: Adjudicator,
    question: Question,
    wording: Wording,
    *,
    explained: bool = False,
    in_all_languages: Callable[[], Mapping[str, Wording]] | None = None,
) -> Solution:
    """`in_all_languages`: in what words a refusal tells the faults of one role's orders."""
    remarks = Remarks(question, wording.names, wording.words)
    try:
        with SOLVING.time():
            adjudication = adjudicator.adjudicate(question)
    except Refused as refused:
        told = in_all_languages() if question.role and in_all_languages else {}
        faults = find_faults(adjudicator, question, told) if told else []
        raise _refusal(question, refused, remarks, faults) from None
    outcomes = outcomes_as_json(adjudication)
    if explained:
        _explain(outcomes, adjudication, wording)
    return Solution(
        stderr=remarks.on_success(adjudication),
        stdout="",
        situation_result=position_as_json(adjudication.position),
        orders_result=reports.report(question, adjudication, wording.names, wording.words),
        outcomes=outcomes,
        retreats=open_retreats(adjudication),
        active_roles=active_roles(question, adjudication),
    )


def _explain(outcomes: list[dict[str, Any]], adjudication: Adjudication, wording: Wording) -> None:
    for document, outcome in zip(outcomes, adjudication.outcomes, strict=True):
        document["explanation"] = explain(
            outcome, adjudication, wording.names, wording.words, wording.language
        )


def _refusal(
    question: Question, refused: Refused, remarks: Remarks, faults: list[dict[str, Any]]
) -> Exception:
    about_orders = refused.section in (Section.ORDERS, Section.ROLE)
    if about_orders or refused.reason == "order_missing":
        english = Remarks(question, remarks.names, ENGLISH)
        report = remarks.on_refusal(refused)
        return OrdersNotAccepted(english.sentence(refused), stdout="", stderr=report, faults=faults)
    path = PATHS.get(refused.section, "arguments")
    return Malformed(path, refused.reason.replace("_", " "))
