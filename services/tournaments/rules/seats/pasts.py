"""What was seated before, counted once; rounds that are begun are added to it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from services.tournaments.rules.seats.plans import (
    APART,
    FREE,
    MORE_MEETINGS,
    MORE_ROLES,
    SITTING_OUT,
)
from services.tournaments.rules.seats.tasks import Seats, Task, meetings_of


class Past:
    """Who met whom, who had which role, who sat out; and what more of it would cost."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.met: Counter[frozenset[int]] = Counter()
        self.had: Counter[tuple[int, str]] = Counter()
        self.sat_out = Counter(task.sat_out)
        self.remember(task.earlier)

    def remember(self, tables: Iterable[Seats]) -> None:
        seated = list(tables)
        self.met.update(meetings_of(seated))
        self.had.update((who, role) for table in seated for role, who in table.items())

    def remember_bench(self, bench: Iterable[int]) -> None:
        self.sat_out.update(bench)

    def cost(self, tables: Sequence[Sequence[int]]) -> int:
        """What meeting again and the same role again cost at these tables."""
        found = 0
        for table in tables:
            for place, who in enumerate(table):
                if who != FREE:
                    found += MORE_ROLES[self.had[who, self.task.roles[place]]]
                    found += sum(
                        MORE_MEETINGS[self.met[frozenset((who, other))]]
                        for other in table[place + 1 :]
                        if other != FREE
                    )
        return found

    def cost_of_seat(self, table: Sequence[int], seat: int, who: int) -> int:
        """The same for somebody at this seat; nobody plays twice at one table."""
        found = MORE_ROLES[self.had[who, self.task.roles[seat]]]
        for place, other in enumerate(table):
            if place != seat and other != FREE:
                pair = frozenset((who, other))
                found += MORE_MEETINGS[self.met[pair]]
                if other == who or pair in self.task.wishes.apart:
                    found += APART
        return found

    def cost_of_sitting_out(self, who: int) -> int:
        """Once more, for him."""
        if who in self.task.wishes.sit_out_gladly:
            return 0
        return SITTING_OUT * (2 * self.sat_out[who] + 1)
