"""The assignment problem: a column for every row, at the lowest sum of costs."""

from collections.abc import Sequence

NOBODY = -1


def cheapest_assignment(costs: Sequence[Sequence[int]]) -> list[int]:
    """For each row its column; as many columns as rows, the first of equal ones is taken.

    Rows come one by one, each along the cheapest chain of rows that give way (Kuhn and Munkres,
    with potentials as Edmonds and Karp have them).
    """
    size = len(costs)
    row_price, column_price = [0] * size, [0] * size
    row_of = [NOBODY] * size
    for newcomer in range(size):
        came_from, column = _cheapest_chain(costs, row_of, (row_price, column_price), newcomer)
        while column != NOBODY:
            row, before = came_from[column]
            row_of[column] = row
            column = before
    columns = [0] * size
    for column, row in enumerate(row_of):
        columns[row] = column
    return columns


def _cheapest_chain(
    costs: Sequence[Sequence[int]],
    row_of: Sequence[int],
    prices: tuple[list[int], list[int]],
    newcomer: int,
) -> tuple[dict[int, tuple[int, int]], int]:
    """How each column was reached (its row, the column before), and the free one at the end."""
    row_price, column_price = prices
    size = len(costs)
    slack: dict[int, int] = {}
    came_from: dict[int, tuple[int, int]] = {}
    done: list[int] = []
    row, last = newcomer, NOBODY
    while True:
        for column in range(size):
            if column in done:
                continue
            reduced = costs[row][column] - row_price[row] - column_price[column]
            if column not in slack or reduced < slack[column]:
                slack[column], came_from[column] = reduced, (row, last)
        nearest = min((column for column in slack if column not in done), key=slack.__getitem__)
        step = slack[nearest]
        row_price[newcomer] += step
        for column in done:
            row_price[row_of[column]] += step
            column_price[column] -= step
        for column in slack:
            slack[column] -= step
        done.append(nearest)
        if row_of[nearest] == NOBODY:
            return came_from, nearest
        row, last = row_of[nearest], nearest


def cheapest_shares(costs: Sequence[Sequence[int]]) -> list[int]:
    """For each row its column, where every column takes the same number of rows.

    Columns are few and rows many: a row that comes in pushes others along the cheapest chain of
    columns, to one that has room.
    """
    if not costs:
        return []
    columns = range(len(costs[0]))
    room = len(costs) // len(columns)
    column_of: list[int] = []
    count = [0] * len(columns)
    for own in costs:
        moves = _cheapest_moves(costs, column_of, len(columns))
        distance, before = list(own), [NOBODY] * len(columns)
        for _ in columns:
            for (here, there), (cost, _row) in moves.items():
                if distance[here] + cost < distance[there]:
                    distance[there], before[there] = distance[here] + cost, here
        free = min((c for c in columns if count[c] < room), key=distance.__getitem__)
        count[free] += 1
        while before[free] != NOBODY:
            column_of[moves[before[free], free][1]] = free
            free = before[free]
        column_of.append(free)
    return column_of


def _cheapest_moves(
    costs: Sequence[Sequence[int]], column_of: Sequence[int], columns: int
) -> dict[tuple[int, int], tuple[int, int]]:
    """From column to column: what it costs, and the row for which it costs least."""
    moves: dict[tuple[int, int], tuple[int, int]] = {}
    for row, here in enumerate(column_of):
        own = costs[row]
        for there in range(columns):
            cost = own[there] - own[here]
            if there != here and ((here, there) not in moves or cost < moves[here, there][0]):
                moves[here, there] = (cost, row)
    return moves
