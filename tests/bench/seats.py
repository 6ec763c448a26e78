"""Tables of seven over seven rounds: what is repeated, next to a draw by lot."""

import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence

from services.tournaments.rules.seats.reports import report_on
from services.tournaments.rules.seats.search import Search, first_rounds
from services.tournaments.rules.seats.tasks import Seats, Task, meetings_of
from tests.bench.table import Row, at_most
from tests.stack import Stack

POWERS = tuple("AEFGIRT")
ROUNDS, STEPS = 7, 20_000
AT_ONCE = (48, 49, 50, 53, 56, 350)
LEAVING = ((49, 48), (49, 50), (53, 52))


def measure(_stack: Stack, _bare_url: str) -> Iterator[Row]:
    for count in AT_ONCE:
        began = time.monotonic()
        search = Search(Task(POWERS, (_field(count),) * ROUNDS))
        search.go_on(STEPS)
        plan = search.finish()
        took = time.monotonic() - began
        tables = [t for each in plan.seated_rounds(plan.rounds) for t in each.tables]
        fewest = report_on(plan.task, plan).fewest_repeats
        yield _row(f"{count} players at once", tables, f"at least {fewest}, in {took:.1f} s")
    for before, after in LEAVING:
        fields = [_field(before)] * 3 + [_field(after)] * 4
        yield _row(f"{before} players, from round 4 on {after}", _one_by_one(fields), "")


def _field(count: int) -> tuple[int, ...]:
    return tuple(range(1, count + 1))


def _one_by_one(fields: Sequence[tuple[int, ...]]) -> list[Seats]:
    played: list[Seats] = []
    sat_out: Counter[int] = Counter()
    for number, present in enumerate(fields):
        ahead = (present,) * (len(fields) - number)
        search = Search(Task(POWERS, ahead, earlier=tuple(played), sat_out=dict(sat_out)))
        search.go_on(STEPS)
        plan = first_rounds(search.finish(), 1)
        [seated] = plan.seated_rounds(plan.rounds)
        played += seated.tables
        sat_out.update(seated.sitting_out)
    return played


def _row(what: str, tables: Sequence[Seats], more: str) -> Row:
    powers, meetings = _again(tables)
    lots = _again(_drawn_by_lot(tables))
    naive = f"by lot {lots[0]} powers, {lots[1]} meetings"
    of_what = f"{more}; {naive}" if more else naive
    return Row(what, f"{powers} powers, {meetings} meetings again", of_what, at_most(0, powers))


def _again(tables: Sequence[Seats]) -> tuple[int, int]:
    powers = Counter((who, role) for table in tables for role, who in table.items())
    met = meetings_of(tables)
    return sum(powers.values()) - len(powers), sum(met.values()) - len(met)


def _drawn_by_lot(tables: Sequence[Seats]) -> list[Seats]:
    """The same players in each round, their seats by lot; a round ends when somebody sits again."""
    dice, drawn, there = random.Random(7), [], list[int]()
    for table in [*tables, None]:
        if table is None or set(there) & set(table.values()):
            dice.shuffle(there)
            drawn += [
                dict(zip(POWERS, there[place : place + 7], strict=True))
                for place in range(0, len(there), 7)
            ]
            there = []
        if table is not None:
            there += table.values()
    return drawn
