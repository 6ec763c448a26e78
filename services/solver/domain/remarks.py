"""What the solver says beside the report: information, warnings, and why it refuses."""

from collections.abc import Iterator

from services.solver.domain import notation
from services.solver.domain.names import Names
from services.solver.domain.orders import (
    Adjudication,
    Order,
    OrderType,
    Outcome,
    Question,
    Refused,
    Result,
    Section,
)
from services.solver.domain.phases import year_of
from services.solver.domain.words import Words

# Plain numbers, asked about for every order: members of an enumeration are slow to name.
MOVE = OrderType.MOVE.value
HELP = {kind.value for kind in (OrderType.SUPPORT_MOVE, OrderType.SUPPORT_HOLD, OrderType.CONVOY)}
ILLEGAL, UNMATCHED = Result.ILLEGAL.value, Result.UNMATCHED.value


class Remarks:
    """The remarks on one question, in one language."""

    def __init__(self, question: Question, names: Names, words: Words):
        self.question, self.names, self.words = question, names, words

    def on_success(self, adjudication: Adjudication) -> str:
        words = self.words
        lines = [
            *self._remarks(adjudication),
            f"{words.information} : "
            + words.resolution.format(
                phase=words.phases[self.question.phase],
                year=year_of(
                    self.question.advancement,
                    self.question.variant.year_zero,
                    self.question.variant.increment,
                ),
            ),
        ]
        return "".join(f"{words.solver} : {line}\n" for line in lines)

    def on_refusal(self, refused: Refused) -> str:
        words = self.words
        if refused.section == Section.ORDERS:
            order = Order(*self.question.orders[refused.row])
            problem = words.map_problem.format(
                role=self.names.role(order.role),
                reason=self.reason(refused.reason),
                line=refused.row + 1,
            )
            heading = f"{words.solver} : {words.error} {words.entry} :"
            return f"{heading}\n{self.order(order)} <<<\n{problem}\n"
        return f"{words.solver} : {words.error} {words.not_located} :\n{self._missing(refused)}\n"

    def sentence(self, refused: Refused) -> str:
        """The refusal in one line; orders count from 1, as lines do."""
        if refused.section == Section.ORDERS:
            order = Order(*self.question.orders[refused.row])
            return (
                f"order {refused.row + 1}: {self.names.role(order.role)} {self.order(order)}: "
                f"{self.reason(refused.reason)}"
            )
        return self._missing(refused)

    def fault(self, refused: Refused) -> str:
        """What is wrong, without where it was found."""
        if refused.section == Section.ORDERS:
            order = Order(*self.question.orders[refused.row])
            return f"{self.order(order)} : {self.reason(refused.reason)}"
        return self._missing_order(refused)[1]

    def reason(self, reason: str) -> str:
        return self.words.reasons.get(reason, reason.replace("_", " "))

    def order(self, order: Order | tuple[int, ...]) -> str:
        unit_in, regions = self.question.unit_in, self.question.variant.region_numbers
        unit = unit_in.get(regions[order[3]])
        typed = (*order[:2], order[2] or (unit[1] if unit else 0), *order[3:])
        return notation.write(typed, unit_in.get(regions[order[4]]), self.names, self.words.letters)

    def _missing(self, refused: Refused) -> str:
        role, told = self._missing_order(refused)
        return f"{self.names.role(role)} : {self.words.missing_order} : {told}"

    def _missing_order(self, refused: Refused) -> tuple[int, str]:
        """Whose it is, and which."""
        words, phase = self.words, self.question.phase
        if refused.section == Section.ROLE:
            role = refused.row
            return role, words.missing["adjustment"].format(role=self.names.role(role))
        retreat = phase.is_retreat
        units = self.question.position.dislodged if retreat else self.question.position.units
        role, unit_type, zone, *_ = units[refused.row]
        return role, words.missing["retreat" if retreat else "movement"].format(
            unit=f"{notation.UNIT_LETTERS[unit_type]} {self.names.zone(zone)}",
            role=self.names.role(role),
        )

    def _remarks(self, adjudication: Adjudication) -> Iterator[str]:
        words = self.words
        checked = self.question.strict and self.question.phase.is_movement
        for outcome in adjudication.outcomes:
            if outcome.row < 0:
                continue
            if outcome.result == ILLEGAL:
                reason = self.reason(adjudication.reason_of(outcome))
                yield f"{words.warning} : " + words.ignored.format(
                    order=self.order(outcome[1:7]), reason=reason
                )
            elif checked and (remark := self._on_intentions(outcome)):
                yield remark.format(
                    order=self.order(outcome[1:7]), role=self.names.role(outcome.role)
                )

    def _on_intentions(self, outcome: Outcome) -> str | None:
        words, regions = self.words, self.question.variant.region_numbers
        if outcome.type == MOVE:
            attacked = self.question.unit_in.get(regions[outcome.destination])
            if attacked and attacked[0] == outcome.role:
                return f"{words.information} : {words.own_unit_attacked}"
        elif outcome.type in HELP:
            helped = self.question.unit_in[regions[outcome.passive]]
            if helped[0] != outcome.role and self.question.role:
                return f"{words.information} : {words.foreign_support}"
            if helped[0] == outcome.role and outcome.result == UNMATCHED:
                return f"{words.warning} : {words.own_support_unmatched}"
        return None
