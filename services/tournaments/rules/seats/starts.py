"""Where a seating begins: lines across a grid of players, also across that of rounds played."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from services.tournaments.rules.seats.assignment import cheapest_shares
from services.tournaments.rules.seats.fillings import fill_tables
from services.tournaments.rules.seats.grids import Grid, grid_of, new_grid
from services.tournaments.rules.seats.pasts import Past
from services.tournaments.rules.seats.plans import MORE_ROLES, Plan
from services.tournaments.rules.seats.roles import part_from_roles, settle_roles
from services.tournaments.rules.seats.tasks import Task, places_of_round

Round = list[list[int]]  # its tables and, last, who sits out


def start_of(task: Task, dice: random.Random) -> Plan:
    """The cheapest of some ways to begin, once its roles are settled."""
    everybody = sorted({player for present in task.rounds for player in present})
    order = dice.sample(everybody, len(everybody))
    if task.mode == "top":
        strength = task.wishes.strength
        order.sort(key=lambda player: -strength.get(player, 0))
        return _settled(task, order, None)
    plans = [_settled(task, order, grid) for grid in _grids(task, order)]
    return min(plans, key=lambda plan: plan.cost)


def _settled(task: Task, order: Sequence[int], grid: Grid | None) -> Plan:
    plan = Plan(task, _rounds(task, order, grid))
    settle_roles(plan)
    part_from_roles(plan)
    return plan


def _grids(task: Task, order: Sequence[int]) -> Iterator[Grid | None]:
    """With a row for every table, or one more, so that a line that is short can sit out."""
    tables = max(len(places_of_round(task, present)[0]) for present in task.rounds) // task.size
    if not task.earlier:
        yield new_grid(order[: tables * task.size], task.size, tables)
        if len(order) > tables * task.size:
            yield new_grid(order, task.size, tables + 1)
        return
    yield None
    for rows in sorted({tables, tables + 1, len(task.earlier[0])}):
        known = grid_of(task.earlier, task.roles, rows, order)
        if known is not None:
            yield known


def _rounds(task: Task, order: Sequence[int], grid: Grid | None) -> list[Round]:
    past, started = Past(task), []
    for present in task.rounds:
        there = set(present)
        places, left_over = places_of_round(task, [each for each in order if each in there])
        count = (len(places) - left_over) // task.size
        if grid is None:
            tables, bench = _without_grid(task, places, left_over, past)
        else:
            tables = _best_lines(grid, there, past)
            tables, bench = fill_tables(tables, count, places, past)
        past.remember(dict(zip(task.roles, each, strict=True)) for each in tables)
        past.remember_bench(bench)
        started.append([*tables, sorted(bench)])
    return started


def _best_lines(grid: Grid, there: Iterable[int], past: Past) -> Round:
    """Those that repeat least; with few rows, the same lines come with other roles as well."""
    present, best, least = set(there), grid.lines(0, there), None
    for turn in range(grid.turns):
        lines = grid.lines(turn, present)
        cost = past.cost(lines)
        if least is None or cost < least:
            best, least = lines, cost
        if not cost:
            break
    return best


def _without_grid(
    task: Task, places: Sequence[int], left_over: int, past: Past
) -> tuple[Round, list[int]]:
    """The strongest together, or whatever gives everybody a role he has not had."""
    size = task.size
    order = sorted(places, key=past.cost_of_sitting_out)
    bench = order[:left_over]
    seated = [player for player in places if player not in bench]
    if task.mode == "top":
        return [list(seated[place : place + size]) for place in range(0, len(seated), size)], bench
    return _tables_by_role(task, seated, past.had), bench


def _tables_by_role(
    task: Task, seated: Sequence[int], had: Counter[tuple[int, str]]
) -> list[list[int]]:
    costs = [[MORE_ROLES[had[player, role]] for role in task.roles] for player in seated]
    columns: list[list[int]] = [[] for _ in task.roles]
    for player, role in zip(seated, cheapest_shares(costs), strict=True):
        columns[role].append(player)
    return [list(table) for table in zip(*columns, strict=True)]
