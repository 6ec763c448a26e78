"""Seat rounds at tables: a good start, then swaps that make it better the longer they go on."""

import random
from dataclasses import replace

from services.tournaments.rules.seats.plans import Plan
from services.tournaments.rules.seats.roles import settle_roles
from services.tournaments.rules.seats.starts import start_of
from services.tournaments.rules.seats.tasks import SeatedRound, Task

# A swap may be as bad as the seating was so many swaps ago (Burke and Bykov's late acceptance).
MEMORY = 400


class Search:
    """The best seating found so far.

    The same task searched for as many steps gives the same seating, on whatever machine.
    """

    def __init__(self, task: Task) -> None:
        self.task, self.steps = task, 0
        self.dice = random.Random(task.seed)
        self.plan = start_of(task, self.dice)
        self.best, self.best_cost = self.plan.copy_of_rounds(), self.plan.cost
        self._memory = [self.plan.cost] * MEMORY
        self._movable = [
            number
            for number, groups in enumerate(self.plan.rounds)
            if len(groups) > 2 or groups[-1]
        ]

    @property
    def is_done(self) -> bool:
        """Whether swaps could make nothing better; likings of roles are settled without them."""
        return not self._movable or self.best_cost <= self.plan.least_cost

    def go_on(self, steps: int) -> None:
        if self.is_done:
            return
        for _ in range(steps):
            self.steps += 1
            self._try_swap()

    def _try_swap(self) -> None:
        plan, dice = self.plan, self.dice
        number = self._movable[int(dice.random() * len(self._movable))]
        groups = plan.rounds[number]
        count = len(groups) if groups[-1] else len(groups) - 1
        first = int(dice.random() * count)
        second = int(dice.random() * (count - 1))
        second += second >= first
        seat = int(dice.random() * len(groups[first]))
        # Mostly the same role elsewhere: roles that are well spread stay so.
        same = dice.random() < 0.7 and seat < len(groups[second])
        other = seat if same else int(dice.random() * len(groups[second]))
        before = plan.cost
        change = plan.swap(number, (first, seat), (second, other))
        place = self.steps % MEMORY
        if change > 0 and plan.cost > self._memory[place]:
            plan.swap(number, (first, seat), (second, other))
        elif plan.cost < self.best_cost:
            self.best, self.best_cost = plan.copy_of_rounds(), plan.cost
        self._memory[place] = min(before, plan.cost)

    def finish(self) -> Plan:
        """The best seating, every table with the cheapest roles there are for it."""
        known = self.plan.known
        start = [[[known[player] for player in group] for group in groups] for groups in self.best]
        found = Plan(self.task, start)
        settle_roles(found)
        return found


def first_rounds(plan: Plan, count: int) -> Plan:
    """The same without the rounds that were only looked ahead to."""
    known = plan.known
    start = [[[known[player] for player in group] for group in groups] for groups in plan.rounds]
    return Plan(replace(plan.task, rounds=plan.task.rounds[:count]), start[:count])


def seat_rounds(task: Task, steps: int) -> list[SeatedRound]:
    search = Search(task)
    search.go_on(steps)
    found = search.finish()
    return found.seated_rounds(found.rounds)
