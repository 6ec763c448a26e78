"""A seating that can be changed seat by seat, and what it costs."""

from collections.abc import Sequence

from services.tournaments.rules.seats.tasks import SeatedRound, Task

# In this order of importance, each far above what the next can add up to at one table.
APART = 100_000
SITTING_OUT = 10_000
ROLE = 9_000
TOP = 400
TOGETHER = 150
MEETING = 100
FREE = -1


def cost_of_meetings(times: int) -> int:
    return MEETING * (times - 1) ** 2 if times > 1 else 0


def cost_of_role(times: int) -> int:
    return ROLE * (times - 1) ** 2 if times > 1 else 0


# What one meeting more costs after so many, and one role more.
MORE_MEETINGS = tuple(cost_of_meetings(n + 1) - cost_of_meetings(n) for n in range(500))
MORE_ROLES = tuple(cost_of_role(n + 1) - cost_of_role(n) for n in range(500))


class Plan:
    """Players by their place in `known`; each round has its tables, and last those who sit out.

    `put` and `take` answer by how much the cost changes: it is a function of the seating alone,
    so that whatever order seats are changed in, the sum is right.
    """

    def __init__(self, task: Task, start: Sequence[Sequence[Sequence[int]]]) -> None:
        """`start`: for each round its tables (players in the order of the roles), bench last."""
        self.task = task
        everybody = {player for present in task.rounds for player in present}
        everybody |= {player for table in task.earlier for player in table.values()}
        self.known = sorted(everybody)
        self.index = {player: place for place, player in enumerate(self.known)}
        count = len(self.known)
        self.met = [[0] * count for _ in range(count)]
        self.had = [[0] * task.size for _ in range(count)]
        self.out = [task.sat_out.get(player, 0) for player in self.known]
        self._read_wishes()
        self._remember_earlier()
        self.rounds = [[[FREE] * len(group) for group in groups] for groups in start]
        self.weights = [[0] * len(groups) for groups in start]
        self.cost = self._cost_of_empty_tables()
        for number, groups in enumerate(start):
            for place, group in enumerate(groups):
                for seat, player in enumerate(group):
                    self.cost += self.put(number, place, seat, self.index[player])

    def _read_wishes(self) -> None:
        wishes, count = self.task.wishes, len(self.known)
        self.apart = [[0] * count for _ in range(count)]
        for place in range(count):
            self.apart[place][place] = APART
        for pairs, cost in ((wishes.apart, APART), (wishes.together, -TOGETHER)):
            for one, other in (sorted(pair) for pair in pairs if len(pair) == 2):
                if one in self.index and other in self.index:
                    first, second = self.index[one], self.index[other]
                    self.apart[first][second] += cost
                    self.apart[second][first] += cost
        size = self.task.size
        self.liking = [[0] * size for _ in range(count)]
        for player, liked in wishes.preferences.items():
            if player in self.index:
                order = {role: place for place, role in enumerate(liked)}
                row = [order.get(role, size) for role in self.task.roles]
                self.liking[self.index[player]] = row
        self.strength = [wishes.strength.get(player, 0) for player in self.known]
        self.glad = [player in wishes.sit_out_gladly for player in self.known]
        self._rank_strengths()

    def _cost_of_empty_tables(self) -> int:
        if self.task.mode != "balance":
            return 0
        return self._distance(0) * sum(len(groups) - 1 for groups in self.rounds)

    @property
    def least_cost(self) -> int:
        """No seating costs less: everything is avoided, and all who wish it sit together."""
        return -TOGETHER * len(self.task.wishes.together) * len(self.rounds)

    def _rank_strengths(self) -> None:
        """At which table somebody would sit if the strongest sat together, and what is middling."""
        self.block = [0] * len(self.known)
        self.middle = 0
        present = self.task.rounds[0] if self.task.rounds else ()
        if not present:
            return
        places = [self.index[player] for player in present]
        strongest = sorted(places, key=lambda place: (-self.strength[place], place))
        for rank, place in enumerate(strongest):
            self.block[place] = rank // self.task.size
        self.middle = sum(self.strength[place] for place in places) * self.task.size // len(places)

    def _remember_earlier(self) -> None:
        for table in self.task.earlier:
            players = [self.index[player] for player in table.values()]
            for place, one in enumerate(players):
                for other in players[place + 1 :]:
                    self.met[one][other] += 1
                    self.met[other][one] += 1
            for role, player in table.items():
                if role in self.task.roles:
                    self.had[self.index[player]][self.task.roles.index(role)] += 1

    def is_bench(self, number: int, place: int) -> bool:
        return place == len(self.rounds[number]) - 1

    def put(self, number: int, place: int, seat: int, player: int) -> int:
        group = self.rounds[number][place]
        group[seat] = player
        if self.is_bench(number, place):
            self.out[player] += 1
            return 0 if self.glad[player] else SITTING_OUT * (2 * self.out[player] - 1)
        change = self._cost_of_company(group, seat, player, 1)
        before = self.had[player][seat]
        self.had[player][seat] = before + 1
        change += MORE_ROLES[before] + self.liking[player][seat]
        return change + self._cost_of_strength(number, place, player, 1)

    def take(self, number: int, place: int, seat: int) -> int:
        group = self.rounds[number][place]
        player = group[seat]
        group[seat] = FREE
        if self.is_bench(number, place):
            self.out[player] -= 1
            return 0 if self.glad[player] else -SITTING_OUT * (2 * self.out[player] + 1)
        change = self._cost_of_company(group, seat, player, -1)
        before = self.had[player][seat]
        self.had[player][seat] = before - 1
        change -= MORE_ROLES[before - 1] + self.liking[player][seat]
        return change + self._cost_of_strength(number, place, player, -1)

    def _cost_of_company(self, group: list[int], seat: int, player: int, step: int) -> int:
        """What meeting these costs, more or less than before; counted here as well."""
        change, met, apart = 0, self.met[player], self.apart[player]
        for place, other in enumerate(group):
            if other == FREE or place == seat:
                continue
            times = met[other]
            met[other] = times + step
            if other != player:
                self.met[other][player] = times + step
            change += MORE_MEETINGS[times] if step == 1 else -MORE_MEETINGS[times - 1]
            change += step * apart[other]
        return change

    def _cost_of_strength(self, number: int, place: int, player: int, step: int) -> int:
        if self.task.mode == "top":
            return step * TOP * abs(place - self.block[player])
        if self.task.mode == "balance":
            before = self.weights[number][place]
            after = before + step * self.strength[player]
            self.weights[number][place] = after
            return self._distance(after) - self._distance(before)
        return 0

    def _distance(self, weight: int) -> int:
        return abs(weight - self.middle) // self.task.size

    def swap(self, number: int, one: tuple[int, int], other: tuple[int, int]) -> int:
        """Two players of a round change places, each a group and a seat; what that changes."""
        first = self.rounds[number][one[0]][one[1]]
        second = self.rounds[number][other[0]][other[1]]
        change = self.take(number, *one) + self.take(number, *other)
        change += self.put(number, *one, second) + self.put(number, *other, first)
        self.cost += change
        return change

    def copy_of_rounds(self) -> list[list[list[int]]]:
        return [[list(group) for group in groups] for groups in self.rounds]

    def seated_rounds(self, rounds: Sequence[Sequence[Sequence[int]]]) -> list[SeatedRound]:
        roles, known = self.task.roles, self.known
        return [
            SeatedRound(
                tuple(
                    {role: known[player] for role, player in zip(roles, group, strict=True)}
                    for group in groups[:-1]
                ),
                tuple(sorted(known[player] for player in groups[-1])),
            )
            for groups in rounds
        ]
