"""Seat rounds at tables: a good start, then swaps that make it better the longer they go on."""

import random
from collections import Counter
from collections.abc import Sequence

from services.tournaments.rules.seats.assignment import cheapest_assignment, cheapest_shares
from services.tournaments.rules.seats.plans import FREE, MORE_ROLES, Plan
from services.tournaments.rules.seats.tasks import SeatedRound, Task, places_of_round

# A swap may be as bad as the seating was so many swaps ago (Burke and Bykov's late acceptance).
MEMORY = 400


class Search:
    """The best seating found so far.

    The same task searched for as many steps gives the same seating, on whatever machine.
    """

    def __init__(self, task: Task) -> None:
        self.task, self.steps = task, 0
        self.dice = random.Random(task.seed)
        self.plan = Plan(task, start_of(task, self.dice))
        settle_roles(self.plan)
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


def seat_rounds(task: Task, steps: int) -> list[SeatedRound]:
    search = Search(task)
    search.go_on(steps)
    found = search.finish()
    return found.seated_rounds(found.rounds)


def start_of(task: Task, dice: random.Random) -> list[list[list[int]]]:
    """For each round its tables and, last, who sits out.

    Players stand in columns, one for each role; in every round each column is turned by one step
    more than the one before it, and the roles move on by one. Two players of different columns
    then meet once at most while the number of tables is a prime, or large enough; nobody has a
    role twice in as many rounds as there are roles.
    """
    everybody = sorted({player for present in task.rounds for player in present})
    order = dice.sample(everybody, len(everybody))
    strength, started = task.wishes.strength, []
    if task.mode == "top":
        order.sort(key=lambda player: -strength.get(player, 0))
    for number, present in enumerate(task.rounds):
        there = set(present)
        places, left_over = places_of_round(task, [each for each in order if each in there])
        first = number * left_over % len(places)
        turned = places[first:] + places[:first]
        benched = _those_who_sit_out(task, turned, left_over)
        seated = [player for player in places if player not in benched]
        started.append([*_tables(task, seated, number), sorted(benched)])
    return started


def _those_who_sit_out(task: Task, players: Sequence[int], count: int) -> set[int]:
    glad = task.wishes.sit_out_gladly
    order = sorted(players, key=lambda player: (player not in glad, task.sat_out.get(player, 0)))
    return set(order[:count])


def _tables(task: Task, seated: Sequence[int], number: int) -> list[list[int]]:
    size = task.size
    count = len(seated) // size
    if task.mode == "top":
        return [list(seated[place * size : (place + 1) * size]) for place in range(count)]
    if task.earlier:
        return _tables_by_role(task, seated)
    tables = [[FREE] * size for _ in range(count)]
    for column in range(size):
        role = (column + number) % size
        for place in range(count):
            tables[place][role] = seated[column * count + (place + number * column) % count]
    return tables


def _tables_by_role(task: Task, seated: Sequence[int]) -> list[list[int]]:
    """After earlier rounds the roles come first: everybody can get one he has not had yet."""
    had = Counter((player, role) for table in task.earlier for role, player in table.items())
    costs = [[MORE_ROLES[had[player, role]] for role in task.roles] for player in seated]
    columns: list[list[int]] = [[] for _ in task.roles]
    for player, role in zip(seated, cheapest_shares(costs), strict=True):
        columns[role].append(player)
    return [list(table) for table in zip(*columns, strict=True)]


def settle_roles(plan: Plan) -> None:
    """The cheapest roles for every table, one after the other, until none gets any cheaper."""
    for _ in range(3):
        before = plan.cost
        for number, groups in enumerate(plan.rounds):
            for place in range(len(groups) - 1):
                _settle_table(plan, number, place)
        if plan.cost == before:
            return


def _settle_table(plan: Plan, number: int, place: int) -> None:
    group = list(plan.rounds[number][place])
    seats = range(len(group))
    for seat in seats:
        plan.cost += plan.take(number, place, seat)
    costs = [
        [MORE_ROLES[plan.had[player][seat]] + plan.liking[player][seat] for seat in seats]
        for player in group
    ]
    for player, seat in zip(group, cheapest_assignment(costs), strict=True):
        plan.cost += plan.put(number, place, seat, player)
