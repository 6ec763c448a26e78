"""What a seating could not avoid, what that cost, and how little it could have been."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from math import comb

from services.tournaments.rules.seats.plans import Plan, cost_of_meetings, cost_of_role
from services.tournaments.rules.seats.tasks import (
    SeatedRound,
    Seats,
    Task,
    meetings_of,
    places_of_round,
)


@dataclass(frozen=True)
class Report:
    """Only what these rounds bring is listed, with how often it has happened in all.

    `repeats` counts a meeting against every earlier one of the same two; no seating has fewer
    than `fewest_repeats`, whoever sits where.
    """

    repeated_meetings: dict[tuple[int, int], int]
    repeated_roles: dict[tuple[int, str], int]
    not_kept_apart: tuple[tuple[int, int], ...]
    sitting_out_again: dict[int, int]
    playing_twice: tuple[int, ...]
    repeats: int
    fewest_repeats: int
    cost: int

    @property
    def cost_of_meetings(self) -> int:
        return sum(cost_of_meetings(times) for times in self.repeated_meetings.values())

    @property
    def cost_of_roles(self) -> int:
        return sum(cost_of_role(times) for times in self.repeated_roles.values())


def report_on(task: Task, plan: Plan) -> Report:
    rounds = plan.seated_rounds(plan.rounds)
    new = list(chain.from_iterable(each.tables for each in rounds))
    before, now = meetings_of(task.earlier), meetings_of([*task.earlier, *new])
    fresh = meetings_of(new)
    roles_now = _roles_of([*task.earlier, *new])
    roles_new = _roles_of(new)
    sat = Counter(chain.from_iterable(each.sitting_out for each in rounds))
    return Report(
        {_two(pair): now[pair] for pair in fresh if now[pair] > 1 and len(pair) == 2},
        {key: roles_now[key] for key in roles_new if roles_now[key] > 1},
        tuple(sorted(_two(pair) for pair in fresh if pair in task.wishes.apart)),
        _sitting_out_again(task, sat),
        _playing_twice(rounds),
        sum(comb(now[pair], 2) - comb(before[pair], 2) for pair in fresh),
        fewest_repeats(task, new, before),
        plan.cost,
    )


def _sitting_out_again(task: Task, sat: Counter[int]) -> dict[int, int]:
    in_all = {player: times + task.sat_out.get(player, 0) for player, times in sat.items()}
    glad = task.wishes.sit_out_gladly
    return {player: times for player, times in in_all.items() if times > 1 and player not in glad}


def _two(pair: frozenset[int]) -> tuple[int, int]:
    return (min(pair), max(pair))


def _roles_of(tables: Sequence[Seats]) -> Counter[tuple[int, str]]:
    return Counter((player, role) for table in tables for role, player in table.items())


def _playing_twice(rounds: Sequence[SeatedRound]) -> tuple[int, ...]:
    twice = set()
    for each in rounds:
        seated = Counter(player for table in each.tables for player in table.values())
        twice |= {player for player, times in seated.items() if times > 1}
    return tuple(sorted(twice))


def fewest_repeats(
    task: Task, new: Sequence[dict[str, int]], before: Counter[frozenset[int]]
) -> int:
    """What no seating can avoid.

    Whoever has met everybody he may meet meets somebody again; and where a table has more seats
    than another round had tables, some of them sat at one table there.
    """
    everybody = {player for present in task.rounds for player in present}
    games = Counter(player for table in new for player in table.values())
    unmet = dict.fromkeys(everybody, len(everybody) - 1)
    for pair in {*before, *task.wishes.apart}:
        if len(pair) == 2 and pair <= everybody:
            for player in pair:
                unmet[player] -= 1
    over = sum(
        max(0, count * (task.size - 1) - unmet.get(player, 0)) for player, count in games.items()
    )
    shared = sum(_fewest_shared(task, *two) for two in combinations(task.rounds, 2))
    return max(-(-over // 2), shared)


def _fewest_shared(task: Task, one: Sequence[int], other: Sequence[int]) -> int:
    """Those seated in both rounds, spread over every pair of a table here and a table there."""
    tables, out = 1, 0
    for present in (one, other):
        places, left_over = places_of_round(task, present)
        tables *= (len(places) - left_over) // task.size
        out += left_over
    return _fewest_pairs(max(0, len(set(one) & set(other)) - out), tables)


def _fewest_pairs(players: int, tables: int) -> int:
    """Pairs of these who come from one table, when they come from so many as evenly as can be."""
    each, more = divmod(players, tables)
    return more * comb(each + 1, 2) + (tables - more) * comb(each, 2)
