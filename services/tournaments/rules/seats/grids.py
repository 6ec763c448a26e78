"""Players in columns and rows: lines across them are tables at which nobody meets twice.

A column for each role, a row for each table. A round turns every column by some steps more than
the one before it; two players of different columns then meet once at most while the number of
rows is a prime or a power of one, or large enough. A place nobody holds leaves its line short in
every round: those on it sit out together, each of them once.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import lcm

from services.tournaments.rules.seats.fields import field_of, rows_by_turn
from services.tournaments.rules.seats.plans import FREE
from services.tournaments.rules.seats.tasks import Seats

Place = tuple[int, int]  # column and row


@dataclass(frozen=True)
class Grid:
    """By column and row who has the place, or FREE."""

    columns: tuple[tuple[int, ...], ...]

    @property
    def rows(self) -> int:
        return len(self.columns[0])

    @property
    def turns(self) -> int:
        """So many bring every line, and with few rows every role to it."""
        size = len(self.columns)
        return self.rows if self.rows >= size else lcm(self.rows, size)

    def lines(self, turn: int, there: Iterable[int]) -> list[list[int]]:
        """The tables after so many turns, in the order of the roles, free where nobody is."""
        size, rows, present = len(self.columns), self.rows, set(there)
        found = [[FREE] * size for _ in range(rows)]
        places = rows_by_turn(rows, size)[turn % rows]
        for number, column in enumerate(self.columns):
            for row in range(rows):
                who = column[places[number][row]]
                if who in present:
                    found[row][(number + turn) % size] = who
        return found


def new_grid(players: Sequence[int], size: int, rows: int) -> Grid:
    """Filled column by column; where players are lacking, the last row is short."""
    lacking = max(0, size * rows - len(players))
    left = iter(players)
    columns = []
    for number in range(size):
        short = lacking // size + (number >= size - lacking % size)
        filled = [next(left) for _ in range(rows - short)]
        columns.append((*filled, *[FREE] * short))
    return Grid(tuple(columns))


def grid_of(
    earlier: Sequence[Seats], roles: Sequence[str], rows: int, everybody: Sequence[int]
) -> Grid | None:
    """That of the tables played, as far as they fit one; newcomers take the places of leavers."""
    first = _first_round(earlier)
    if not first or len(first) > rows or any(set(table) != set(roles) for table in first):
        return None
    places = {
        table[role]: (column, row)
        for row, table in enumerate(first)
        for column, role in enumerate(roles)
    }
    staying = set(everybody)
    taken = {place for who, place in places.items() if who in staying}
    for table in earlier[len(first) :]:
        line = {who: roles.index(role) for role, who in table.items() if role in roles}
        for who, place in _places_on_line(line, places, len(roles), rows).items():
            if place not in taken:
                places[who] = place
                taken.add(place)
    return _filled(places, len(roles), rows, everybody)


def _first_round(earlier: Sequence[Seats]) -> list[Seats]:
    """Tables come in the order of their rounds: until somebody sits down again."""
    first: list[Seats] = []
    there: set[int] = set()
    for table in earlier:
        if there & set(table.values()):
            break
        there |= set(table.values())
        first.append(table)
    return first


def _places_on_line(
    line: dict[int, int], places: dict[int, Place], size: int, rows: int
) -> dict[int, Place]:
    """Where those without a place would have one, if most of the others sat on one line."""
    known = [(line[who], *places[who]) for who in line if who in places]
    new = [who for who in line if who not in places]
    if not known or not new:
        return {}
    shift = Counter((seat - column) % size for seat, column, _ in known).most_common(1)[0][0]
    field, by_turn = field_of(rows), rows_by_turn(rows, size)
    fits = Counter(
        (turn, field.subtract(row, steps[column][0]))
        for turn, steps in enumerate(by_turn)
        for _, column, row in known
    )
    turn, start = fits.most_common(1)[0][0]
    columns = {who: (line[who] - shift) % size for who in new}
    return {who: (column, by_turn[turn][column][start]) for who, column in columns.items()}


def _filled(places: dict[int, Place], size: int, rows: int, everybody: Sequence[int]) -> Grid:
    staying = {place: who for who, place in places.items() if who in set(everybody)}
    newcomers = [who for who in everybody if who not in places]
    order = sorted(places.values())  # those of leavers first, then what was never held
    order += [(column, row) for row in range(rows) for column in range(size)]
    for place in order:
        if newcomers and place not in staying:
            staying[place] = newcomers.pop(0)
    return Grid(
        tuple(
            tuple(staying.get((column, row), FREE) for row in range(rows)) for column in range(size)
        )
    )
