"""Positions of the standard variant written in classic notation, for tests."""

from dataclasses import replace

from services.solver.adjudicator import Adjudicator
from services.solver.bridge import DirectCaller
from services.solver.domain import reports
from services.solver.domain.notation import Notation
from services.solver.domain.orders import Adjudication, Position, Question
from services.solver.domain.words import LANGUAGES
from services.solver.library import names_of, variant_named

ENGINE = Adjudicator(DirectCaller())
STANDARD = variant_named("standard")
NAMES = names_of("standard", "fr")
NOTATION = Notation(STANDARD, NAMES)


def movement(text: str, advancement: int = 0, **options) -> Question:
    """A movement phase from its orders alone, under the French names of their roles; each order
    also puts its unit on the board."""
    orders = NOTATION.read(text, role=1)
    units = [(order.role, order.unit_type, order.active) for order in orders]
    return replace(Question(STANDARD, advancement, Position(units), orders), **options)


def adjudicate(text: str, **options) -> tuple[Question, Adjudication]:
    question = movement(text, **options)
    return question, ENGINE.adjudicate(question)


def report_of(question: Question, language: str = "fr") -> str:
    return reports.report(
        question, ENGINE.adjudicate(question), names_of("standard", language), LANGUAGES[language]
    )


def zone(code: str) -> int:
    return next(zone for zone, name in NAMES.zones.items() if name.lower() == code.lower())
