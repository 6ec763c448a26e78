"""Movement: every order is a yes-or-no decision, taken once what it depends on is known.

Decisions are ("move", region), ("support", region) and ("path", region), named after where the
ordered unit stands; "path" asks whether a convoy reaches its destination. While some answers are
missing, strengths are ranges. What stays open after that hangs in circles: see paradoxes.py.
"""

from .board import ARMY, Unit
from .orders import CONVOY, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, Order, Orders
from .routes import connected

Decision = tuple[str, int]
Range = tuple[int, int]
NOTHING: Range = (0, 0)


class Movement:
    """The decisions of one movement phase, and the answers found so far."""

    def __init__(self, orders: Orders) -> None:
        self.board = orders.board
        self.units = orders.units
        self.orders = orders.by_region
        self.answers: dict[Decision, bool] = {}
        self.still_open: set[Decision] = set()
        self.paradoxes: set[int] = set()

        self.moves = {region for region, order in self.orders.items() if order.kind == MOVE}
        self.supporters = self.matched_supports()
        self.convoyed = {region for region in self.moves if self.goes_by_convoy(region)}
        self.decisions: list[Decision] = [
            *(("path", region) for region in sorted(self.convoyed)),
            *(("support", region) for region in sorted(self.supports())),
            *(("move", region) for region in sorted(self.moves)),
        ]

    # What the orders say.

    def end(self, region: int) -> int:
        """The region a move from this region goes to."""
        return self.board.region_of[self.orders[region].destination]

    def moves_to(self, region: int) -> list[int]:
        return [start for start in self.moves if self.end(start) == region]

    def supports(self) -> list[int]:
        return [region for regions in self.supporters.values() for region in regions]

    def matched_supports(self) -> dict[int, list[int]]:
        """For each unit the regions of those who support what it really does."""
        supporters: dict[int, list[int]] = {region: [] for region in self.units}
        for region, order in self.orders.items():
            if order.kind in (SUPPORT_MOVE, SUPPORT_HOLD) and self.matches(order):
                supporters[order.other].append(region)
        return supporters

    def matches(self, support: Order) -> bool:
        supported = self.orders[support.other]
        if support.kind == SUPPORT_HOLD:
            return supported.kind != MOVE
        if supported.kind != MOVE:
            return False
        # A support that names a coast must name the right one (DATC 4.B.4).
        places = (supported.destination, self.board.region_of[supported.destination])
        return support.destination in places

    def convoying_fleets(self, region: int) -> list[int]:
        """The seas whose fleets are ordered to convoy the army of this region as it moves."""
        return [
            sea
            for sea, order in self.orders.items()
            if order.kind == CONVOY
            and order.other == region
            and order.destination == self.end(region)
        ]

    def goes_by_convoy(self, region: int) -> bool:
        """Convoy or land: the intent decides, with no second choice (DATC 4.A.3)."""
        order = self.orders[region]
        if order.unit.type != ARMY:
            return False
        if order.via_convoy or not self.board.reaches(order.unit, self.end(region)):
            return True
        own_fleets = [sea for sea in self.convoying_fleets(region) if self.same_role(sea, region)]
        return bool(own_fleets)

    def same_role(self, region: int, other: int) -> bool:
        return self.units[region].role == self.units[other].role

    def opponent(self, region: int) -> int | None:
        """Where the unit stands with which this move fights head to head."""
        end = self.end(region)
        if end not in self.moves or self.end(end) != region:
            return None
        return None if self.convoyed & {region, end} else end

    # What is known so far.

    def answer(self, decision: Decision) -> bool | None:
        if decision not in self.answers:
            self.still_open.add(decision)
        return self.answers.get(decision)

    def has_path(self, region: int) -> bool | None:
        return self.answer(("path", region)) if region in self.convoyed else True

    def leaves(self, region: int) -> bool | None:
        return self.answer(("move", region)) if region in self.moves else False

    def is_dislodged(self, region: int) -> bool | None:
        """Has someone moved in? Asked only of units that stay."""
        return any_of([self.answer(("move", start)) for start in self.moves_to(region)])

    # Strengths, each between a least and a greatest value.

    def support_range(self, region: int, not_of: int | None = None) -> Range:
        """The supports a unit gets, less those of a role that may not help here."""
        given = [
            self.answer(("support", supporter))
            for supporter in self.supporters[region]
            if self.units[supporter].role != not_of
        ]
        return given.count(True), len(given) - given.count(False)

    def strength(self, region: int, not_of: int | None = None) -> Range:
        least, greatest = self.support_range(region, not_of)
        return 1 + least, 1 + greatest

    def attack_strength(self, region: int) -> Range:
        end = self.end(region)
        defender = self.units.get(end)
        strength = self.strength(region)
        if defender:
            # No unit dislodges, or helps to dislodge, one of its own role.
            own = self.same_role(region, end)
            against = NOTHING if own else self.strength(region, not_of=defender.role)
            leaves = False if self.opponent(region) else self.leaves(end)
            strength = either(leaves, strength, against)
        return either(self.has_path(region), strength, NOTHING)

    def hold_strength(self, region: int) -> Range:
        if region not in self.units:
            return NOTHING
        if region in self.moves:
            return either(self.leaves(region), NOTHING, (1, 1))
        return self.strength(region)

    def prevent_strength(self, region: int) -> Range:
        """The strength with which a move keeps others out of its destination."""
        strength = self.strength(region)
        opponent = self.opponent(region)
        if opponent:
            # Only the loser of a head-to-head battle counts for nothing (DATC 4.A.7).
            strength = either(self.answer(("move", opponent)), NOTHING, strength)
        return either(self.has_path(region), strength, NOTHING)

    # The decisions.

    def judge(self, decision: Decision) -> bool | None:
        """The answer to a decision, or None while it depends on open ones."""
        kind, region = decision
        if kind == "move":
            return self.judge_move(region)
        return self.judge_support(region) if kind == "support" else self.judge_path(region)

    def judge_move(self, region: int) -> bool | None:
        end, opponent = self.end(region), self.opponent(region)
        against = [self.prevent_strength(rival) for rival in self.moves_to(end) if rival != region]
        against.append(self.strength(opponent) if opponent else self.hold_strength(end))
        least, greatest = self.attack_strength(region)
        if all(least > highest for _, highest in against):
            return True
        return False if any(greatest <= lowest for lowest, _ in against) else None

    def judge_support(self, region: int) -> bool | None:
        """Is the support given? It is cut by an attack, or by dislodgement alone when the attack
        comes from where the support is aimed at, convoyed or not (DATC 4.A.4)."""
        order = self.orders[region]
        target = self.board.region_of[order.destination] if order.destination else order.other
        cuts = [
            self.answer(("move", start)) if start == target else self.has_path(start)
            for start in self.moves_to(region)
            if not self.same_role(start, region)
        ]
        return opposite(any_of(cuts))

    def judge_path(self, region: int) -> bool | None:
        """A convoy is disrupted only when every route is (DATC 4.A.1), or by a paradox."""
        if region in self.paradoxes:
            return False
        fate = {sea: self.is_dislodged(sea) for sea in self.convoying_fleets(region)}
        safe = {sea for sea, dislodged in fate.items() if dislodged is False}
        perhaps = {sea for sea, dislodged in fate.items() if not dislodged}
        if connected(self.board, region, self.end(region), safe):
            return True
        return None if connected(self.board, region, self.end(region), perhaps) else False

    # The result.

    def dislodger(self, region: int) -> int | None:
        """Where the unit came from that dislodged the unit of this region."""
        if self.leaves(region):
            return None
        winners = [start for start in self.moves_to(region) if self.answers["move", start]]
        return winners[0] if winners else None

    def stays(self) -> list[Unit]:
        return [
            unit
            for region, unit in self.units.items()
            if not self.leaves(region) and self.dislodger(region) is None
        ]

    def arrivals(self) -> list[Unit]:
        return [
            Unit(unit.role, unit.type, self.orders[region].destination)
            for region, unit in self.units.items()
            if self.leaves(region)
        ]

    def contested(self) -> list[int]:
        """Empty regions where units bounced, closed to retreats."""
        standing = [*self.stays(), *self.arrivals()]
        taken = {self.board.region_of[unit.zone] for unit in standing}
        fought = {self.end(region) for region in self.moves if self.prevent_strength(region)[0]}
        return sorted(fought - taken)


def either(condition: bool | None, if_true: Range, if_false: Range) -> Range:
    """One range or the other, or what covers both while the condition is open."""
    if condition is None:
        return min(if_true[0], if_false[0]), max(if_true[1], if_false[1])
    return if_true if condition else if_false


def any_of(answers: list[bool | None]) -> bool | None:
    if True in answers:
        return True
    return None if None in answers else False


def opposite(answer: bool | None) -> bool | None:
    return None if answer is None else not answer
