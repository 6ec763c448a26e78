"""Where a seating begins: columns of players that are turned, also those of a round played."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence

from services.tournaments.rules.seats.assignment import cheapest_shares
from services.tournaments.rules.seats.plans import FREE, MORE_MEETINGS, MORE_ROLES
from services.tournaments.rules.seats.tasks import Seats, Task, meetings_of, places_of_round


class Past:
    """What was seated before, counted once; rounds that are begun are added to it."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.met: Counter[frozenset[int]] = Counter()
        self.had: Counter[tuple[int, str]] = Counter()
        self.remember(task.earlier)

    def remember(self, tables: Iterable[Seats]) -> None:
        seated = list(tables)
        self.met.update(meetings_of(seated))
        self.had.update((who, role) for table in seated for role, who in table.items())

    def cost(self, tables: Sequence[Sequence[int]]) -> int:
        """What meeting again and the same role again cost at these tables."""
        roles, found = self.task.roles, 0
        for table in tables:
            for place, who in enumerate(table):
                found += MORE_ROLES[self.had[who, roles[place]]]
                for other in table[place + 1 :]:
                    found += MORE_MEETINGS[self.met[frozenset((who, other))]]
        return found

    def columns(self, seated: Sequence[int]) -> list[list[list[int]]]:
        """The first round, a column for each role: turning it on goes on as it was begun.

        New players take the places of those who are not there. None where more or fewer tables
        are needed than then, or somebody plays twice.
        """
        first = self._first_round()
        size, count = self.task.size, len(seated) // self.task.size
        known = [who for table in first for who in table.values()]
        if len(first) != count or len(known) != count * size or len(set(seated)) < len(seated):
            return []
        here, before = set(seated), set(known)
        if any(set(table) != set(self.task.roles) for table in first):
            return []
        missing = [who for who in known if who not in here]
        taken_by = dict(zip(missing, [who for who in seated if who not in before], strict=True))
        return [
            [
                [taken_by.get(table[role], table[role]) for table in first]
                for role in self.task.roles
            ]
        ]

    def _first_round(self) -> list[Seats]:
        """Tables come in the order of their rounds: until somebody sits down again."""
        first: list[Seats] = []
        there: set[int] = set()
        for table in self.task.earlier:
            if there & set(table.values()):
                break
            there |= set(table.values())
            first.append(table)
        return first


def start_of(task: Task, dice: random.Random) -> list[list[list[int]]]:
    """For each round its tables and, last, who sits out.

    Players stand in columns, one for each role; in every round each column is turned by one step
    more than the one before it, and the roles move on by one. Two players of different columns
    then meet once at most while the number of tables is a prime, or large enough; nobody has a
    role twice in as many rounds as there are roles.
    """
    everybody = sorted({player for present in task.rounds for player in present})
    order = dice.sample(everybody, len(everybody))
    strength, started, past = task.wishes.strength, [], Past(task)
    if task.mode == "top":
        order.sort(key=lambda player: -strength.get(player, 0))
    for number, present in enumerate(task.rounds):
        there = set(present)
        places, left_over = places_of_round(task, [each for each in order if each in there])
        first = number * left_over % len(places)
        turned = places[first:] + places[:first]
        benched = _those_who_sit_out(task, turned, left_over)
        seated = [player for player in places if player not in benched]
        tables = _tables(task, seated, number, past)
        past.remember(dict(zip(task.roles, each, strict=True)) for each in tables)
        started.append([*tables, sorted(benched)])
    return started


def _those_who_sit_out(task: Task, players: Sequence[int], count: int) -> set[int]:
    glad = task.wishes.sit_out_gladly
    order = sorted(players, key=lambda player: (player not in glad, task.sat_out.get(player, 0)))
    return set(order[:count])


def _tables(task: Task, seated: Sequence[int], number: int, past: Past) -> list[list[int]]:
    size = task.size
    count = len(seated) // size
    if task.mode == "top":
        return [list(seated[place * size : (place + 1) * size]) for place in range(count)]
    if task.earlier:
        starts = [_tables_by_role(task, seated)]
        starts += [
            _turned(columns, turn) for columns in past.columns(seated) for turn in range(1, count)
        ]
        return min(starts, key=past.cost)
    columns = [seated[column * count : (column + 1) * count] for column in range(size)]
    return _turned(columns, number)


def _turned(columns: Sequence[Sequence[int]], turn: int) -> list[list[int]]:
    """The tables after so many rounds of turning, players in the order of the roles."""
    size, count = len(columns), len(columns[0])
    tables = [[FREE] * size for _ in range(count)]
    for column, players in enumerate(columns):
        for place in range(count):
            tables[place][(column + turn) % size] = players[(place + turn * column) % count]
    return tables


def _tables_by_role(task: Task, seated: Sequence[int]) -> list[list[int]]:
    """After earlier rounds the roles come first: everybody can get one he has not had yet."""
    had = Counter((player, role) for table in task.earlier for role, player in table.items())
    costs = [[MORE_ROLES[had[player, role]] for role in task.roles] for player in seated]
    columns: list[list[int]] = [[] for _ in task.roles]
    for player, role in zip(seated, cheapest_shares(costs), strict=True):
        columns[role].append(player)
    return [list(table) for table in zip(*columns, strict=True)]
