"""Reports of adjudicated phases, as the association prints them."""

import functools
from collections.abc import Iterable, Sequence

from services.solver.domain import notation
from services.solver.domain.names import Names
from services.solver.domain.orders import (
    Adjudication,
    Flag,
    OrderType,
    Outcome,
    Question,
    Result,
)
from services.solver.domain.phases import Phase
from services.solver.domain.words import Words
from services.solver.domain.yards import places_to_build

FAILED = (Result.CUT, Result.DISRUPTED, Result.BOUNCED)
SHOWN = Flag.DISLODGED | Flag.DESTROYED | Flag.INVENTED


class Reporter:
    """Writes the report of one question and its adjudication."""

    def __init__(self, question: Question, adjudication: Adjudication, names: Names, words: Words):
        self.question, self.adjudication = question, adjudication
        self.variant, self.names, self.words = question.variant, names, words

    def report(self) -> str:
        phase = self.question.phase
        if phase.is_movement:
            return self._by_role(self._by_zone(self._played_outcomes()))
        if phase == Phase.ADJUSTMENTS:
            return self._by_role(self._played_outcomes())
        retreats = self._by_role(self._by_zone(self._played_outcomes()))
        return retreats + self._winter() if phase == Phase.AUTUMN_RETREATS else retreats

    def _played_outcomes(self) -> list[Outcome]:
        """What was played: illegal orders are left out, the order invented for them is there."""
        return [
            outcome for outcome in self.adjudication.outcomes if outcome.result != Result.ILLEGAL
        ]

    def _by_zone(self, outcomes: Iterable[Outcome]) -> list[Outcome]:
        rank = self.names.rank
        return sorted(outcomes, key=lambda outcome: rank[outcome.zone])

    def _by_role(self, outcomes: Sequence[Outcome]) -> str:
        lines: dict[int, list[str]] = {}
        unit_in, regions = self.question.unit_in, self.variant.region_numbers
        for outcome in outcomes:
            helped = unit_in.get(regions[outcome.passive]) if outcome.passive else None
            line = _line(
                (*outcome[1:7], self._was_by_convoy(outcome), outcome.result),
                outcome.flags & SHOWN,
                tuple(helped) if helped else None,
                self.names,
                self.words,
            )
            lines.setdefault(outcome.role, []).append(line)
        return "".join(
            "\n".join([self.names.role(role), *lines[role]]) + "\n\n" for role in sorted(lines)
        )

    def _was_by_convoy(self, outcome: Outcome) -> int:
        """Whether the order itself asked for a convoy; whether it sailed is another thing."""
        return self.question.orders[outcome.row][6] if outcome.row >= 0 else 0

    def _winter(self) -> str:
        before, after = self.question.position.ownerships, self.adjudication.position.ownerships
        lines = [
            self._centers(role, before, after)
            for role in range(1, self.variant.roles + 1)
            if role in before.values() or role in after.values()
        ]
        return "\n".join([*lines, "", *self._balances()]) + "\n"

    def _centers(self, role, before, after) -> str:
        home = self.variant.start_centers[role - 1]
        # The table of owners lists the home centers of each role first.
        owned = [center for center in (*home, *before, *after) if after.get(center) == role]
        gained = [
            center for center in after if after[center] == role and before.get(center) != role
        ]
        lost = [center for center in before if before[center] == role and after.get(center) != role]
        changes = [
            *(f"+{self._center(center)}" for center in gained),
            *(f"-{self._center(center)}" for center in lost),
        ]
        line = " ".join([self.names.role(role), ":", *map(self._center, dict.fromkeys(owned))])
        return f"{line} ({' '.join(changes)})" if changes else line

    def _center(self, center: int) -> str:
        return self.names.zone(self.variant.centers[center - 1])

    def _balances(self) -> list[str]:
        """Who may build and who must remove: most centers first."""
        position, variant = self.adjudication.position, self.variant
        occupied = {variant.region_of(zone) for _, _, zone in position.units}
        rows = []
        for role in range(1, variant.roles + 1):
            owned = [center for center, owner in position.ownerships.items() if owner == role]
            if not owned:
                continue
            zones = [zone for owner, _, zone in position.units if owner == role]
            outside = sum(variant.region_of(zone) not in variant.centers for zone in zones)
            places = places_to_build(variant, position.ownerships, occupied, role)
            value = min(len(places.regions), places.centers - len(zones))
            rows.append(
                (
                    -len(owned),
                    -outside,
                    role,
                    self.words.balance.format(
                        role=self.names.role(role),
                        centers=places.centers,
                        units=len(zones),
                        places=len(places.regions),
                        sign="+" if value > 0 else "-",
                        value=abs(value),
                    ),
                )
            )
        return [row[-1] for row in sorted(rows)]


def report(question: Question, adjudication: Adjudication, names: Names, words: Words) -> str:
    return Reporter(question, adjudication, names, words).report()


@functools.lru_cache(maxsize=50_000)
def _line(
    played: tuple[int, ...], flags: int, helped: tuple[int, ...] | None, names: Names, words: Words
) -> str:
    """An order and its result. Remembered: the same few orders come again and again."""
    order, result = played[:7], played[7]
    letter = _letter(order[1], result, flags, words)
    return notation.write(order, helped, names, words.letters, letter) + _suffixes(
        order[1], result, flags, words
    )


def _letter(kind: int, result: int, flags: int, words: Words) -> str | None:
    """Lower case when the order failed; a support of nothing keeps its capital."""
    letter = words.letters.get(kind)
    failed = bool(flags & Flag.DISLODGED) if kind == OrderType.HOLD else result in FAILED
    return letter.lower() if letter and failed else letter


def _suffixes(kind: int, result: int, flags: int, words: Words) -> str:
    marks = {
        Result.CUT: words.cut,
        Result.PARADOX: words.paradox,
        Result.UNMATCHED: words.invalid,
    }
    suffixes = f";({words.failed})" if kind == OrderType.MOVE and result != Result.SUCCEEDS else ""
    if result in marks:
        suffixes += f";({marks[Result(result)]})"
    if flags & Flag.DISLODGED:
        suffixes += f";({words.dislodged})"
    if flags & Flag.DESTROYED:
        suffixes += f";({words.destroyed})"
    if flags & Flag.INVENTED:
        suffixes += f";{words.by_default}"
    return suffixes
