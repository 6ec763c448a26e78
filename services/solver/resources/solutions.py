"""/solve and /batch: positions and orders adjudicated or validated."""

from typing import Any

from flask import Response
from flask_restful import Resource
from pydantic import BaseModel, Field

from services.solver.actions.read_question import (
    read_question,
    read_sent_variant,
    read_wording,
)
from services.solver.actions.solve import solve
from services.solver.actions.solve_batch import BatchOptions, solve_batch
from services.solver.resources.arguments import PositionArguments, Rulings
from services.solver.resources.engine import ADJUDICATOR, refuses_wrong_values
from shared.arguments import accepts, answers
from shared.callers import service
from shared.languages import LANGUAGES


class Submission(PositionArguments):
    """A position and orders for it."""

    orders: Any = Field(
        description="[role, order type, active zone, passive zone or 0, destination or 0], "
        "perhaps with via_convoy at the end.",
        examples=[[[2, 1, 47, 0, 17]]],
    )
    strict: bool = Field(
        True, description="Refuse the whole set for one bad order; else ignore bad orders."
    )
    explain: bool = Field(False, description="A sentence with each outcome.")


class Solution(BaseModel):
    """The position after, the report, and what became of each order."""

    stderr: str
    stdout: str
    situation_result: dict[str, Any]
    orders_result: str
    outcomes: list[dict[str, Any]]
    retreats: list[dict[str, Any]]
    active_roles: list[int]


class Solve(Resource):
    body_limit_bytes = 4_000_000

    @service("games")
    @accepts(Submission)
    @answers(201, Solution)
    @refuses_wrong_values
    def post(self, sent: Submission) -> Solution:
        """Adjudicate the orders of all roles, or validate those of one."""
        variant = read_sent_variant(sent.variant)
        wording = read_wording(sent.variant, variant, sent.names, sent.lang)
        question = read_question(
            variant,
            sent.advancement,
            sent.situation,
            sent.orders,
            role=sent.role,
            strict=sent.strict,
            rules=sent.rules,
        )
        solved = solve(
            ADJUDICATOR,
            question,
            wording,
            explained=sent.explain,
            in_all_languages=lambda: {
                language: read_wording(sent.variant, variant, sent.names, language)
                for language in LANGUAGES
            },
        )
        return Solution.model_construct(**vars(solved))


class Batch(Rulings):
    """Many phases in the shape scripts use; JSON text is read fastest."""

    phases: Any = Field(
        description="Each has advancement, units, dislodged, forbiddens, ownerships, orders "
        "and perhaps an id.",
        examples=[[]],
    )
    strict: bool = Field(False, description="Answer an error for a phase with one bad order.")
    outcomes: bool = Field(False, description="What became of each order, too.")
    reports: bool = Field(False, description="The report of each phase, too.")


class BatchResults(BaseModel):
    """One result for each phase, in the same order; `error` where there is none."""

    results: list[dict[str, Any]]


class SolveBatch(Resource):
    body_limit_bytes = 40_000_000
    values_limit = 10_000_000  # ten thousand phases; only games may ask

    @service("games")
    @accepts(Batch)
    @answers(200, BatchResults)
    @refuses_wrong_values
    def post(self, sent: Batch) -> Response:
        """Adjudicate many phases in one call."""
        variant = read_sent_variant(sent.variant)
        wording = read_wording(sent.variant, variant, None, sent.lang)
        options = BatchOptions(
            variant, sent.strict, sent.rules, sent.outcomes, wording if sent.reports else None
        )
        results = solve_batch(ADJUDICATOR, sent.phases, options)
        return Response(b'{"results":' + results + b"}", mimetype="application/json")
