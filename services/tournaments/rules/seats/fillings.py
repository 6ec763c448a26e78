"""Make whole tables of lines that are short, and choose who sits out."""

from collections import Counter
from collections.abc import Sequence

from services.tournaments.rules.seats.pasts import Past
from services.tournaments.rules.seats.plans import FREE


def fill_tables(
    lines: Sequence[Sequence[int]], count: int, places: Sequence[int], past: Past
) -> tuple[list[list[int]], list[int]]:
    """So many tables, the shortest lines given up, and who of `places` has no seat at them."""
    fullest = sorted(range(len(lines)), key=lambda row: (list(lines[row]).count(FREE), row))
    size = len(past.task.roles)
    tables = [list(lines[row]) for row in sorted(fullest[:count])]
    tables += [[FREE] * size for _ in range(count - len(tables))]
    waiting = list((Counter(places) - Counter(who for t in tables for who in t)).elements())
    for table in tables:
        for seat in range(size):
            if table[seat] == FREE:
                chosen = min(waiting, key=lambda who: _gain(past, table, seat, who))
                waiting.remove(chosen)
                table[seat] = chosen
    return tables, [_give_way(tables, who, past) for who in waiting]


def _gain(past: Past, table: Sequence[int], seat: int, who: int) -> int:
    return past.cost_of_seat(table, seat, who) - past.cost_of_sitting_out(who)


def _give_way(tables: list[list[int]], who: int, past: Past) -> int:
    """Who sits out instead: somebody for whom it is cheaper, if there is one."""
    own = past.cost_of_sitting_out(who)
    cheapest, best = 0, None
    for table in tables:
        for seat, other in enumerate(table):
            change = past.cost_of_sitting_out(other) - own
            if change >= 0:
                continue
            change += past.cost_of_seat(table, seat, who) - past.cost_of_seat(table, seat, other)
            if change < cheapest:
                cheapest, best = change, (table, seat)
    if best is None:
        return who
    table, seat = best
    other, table[seat] = table[seat], who
    return other
