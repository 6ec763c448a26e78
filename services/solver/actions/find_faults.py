"""All that is wrong with the orders of a role, each fault in every language."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from services.solver.actions.read_question import Wording
from services.solver.adjudicator import Adjudicator
from services.solver.domain.orders import Order, OrderType, Question, Refused, Row, Section
from services.solver.domain.remarks import Remarks

MOST_FAULTS = 100


@dataclass
class Sheet:
    """The orders as far as they are right, and the row each had; None for those put in."""

    orders: list[Row]
    rows: list[int | None]

    def drop(self, place: int) -> None:
        del self.orders[place], self.rows[place]

    def put_in(self, order: Row) -> None:
        self.orders.append(order)
        self.rows.append(None)


def find_faults(
    adjudicator: Adjudicator, question: Question, wordings: Mapping[str, Wording]
) -> list[dict[str, Any]]:
    """The engine names one fault at a time: each is set right before it is asked again."""
    sheet = Sheet(list(question.orders), list(range(len(question.orders))))
    faults: list[dict[str, Any]] = []
    while len(faults) < MOST_FAULTS:
        asked = replace(question, orders=sheet.orders)
        try:
            adjudicator.adjudicate(asked)
            break
        except Refused as refused:
            row = sheet.rows[refused.row] if refused.section == Section.ORDERS else None
            if refused.section != Section.ORDERS or row is not None:
                faults.append(_fault(asked, refused, row, wordings))
            if not _set_right(sheet, asked, refused):
                break
    removing = {row for row, order in enumerate(question.orders) if order[1] == OrderType.REMOVE}
    wrong = {fault["row"] for fault in faults}
    # A removal that is wrong is not missing besides.
    return [
        fault for fault in faults if fault["code"] != "removals_missing" or not removing & wrong
    ]


def _fault(
    asked: Question, refused: Refused, row: int | None, wordings: Mapping[str, Wording]
) -> dict[str, Any]:
    texts = {
        language: Remarks(asked, wording.names, wording.words).fault(refused)
        for language, wording in wordings.items()
    }
    return {"row": row, "code": refused.reason, "texts": texts}


def _set_right(sheet: Sheet, asked: Question, refused: Refused) -> bool:
    """A wrong order goes; its unit stands, for it was not forgotten. False when nothing helps."""
    if refused.section == Section.ORDERS:
        wrong = sheet.orders[refused.row]
        was_put_in = sheet.rows[refused.row] is None
        sheet.drop(refused.row)
        if not was_put_in and (unit := _unit_of(asked, wrong)):
            sheet.put_in(_standing(asked, unit))
        return True
    if refused.section in (Section.UNITS, Section.DISLODGED) and refused.reason == "order_missing":
        units = (
            asked.position.units if refused.section == Section.UNITS else asked.position.dislodged
        )
        sheet.put_in(_standing(asked, units[refused.row]))
        return True
    return False


def _unit_of(asked: Question, order: Row) -> Row | None:
    if not (asked.phase.is_movement or asked.phase.is_retreat):
        return None
    units = asked.position.dislodged if asked.phase.is_retreat else asked.position.units
    regions = asked.variant.region_numbers
    return next(
        (unit for unit in units if unit[0] == order[0] and regions[unit[2]] == regions[order[3]]),
        None,
    )


def _standing(asked: Question, unit: Row) -> Order:
    kind = OrderType.DISBAND if asked.phase.is_retreat else OrderType.HOLD
    return Order(unit[0], kind.value, unit[1], unit[2])
