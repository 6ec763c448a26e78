"""Numbers that can be added and multiplied in a circle: a finite field where there is one.

In a field a product is nothing only if a factor is, which is what keeps two players from meeting
again. For other numbers of rows the remainders do, less well.
"""

from functools import lru_cache

# The prime and the digits of x^k, lowest first, by an irreducible polynomial of degree k.
POWERS_OF_PRIMES = {
    4: (2, (1, 1)),
    8: (2, (1, 1, 0)),
    9: (3, (2, 0)),
    16: (2, (1, 1, 0, 0)),
    25: (5, (2, 0)),
    27: (3, (2, 1, 0)),
    32: (2, (1, 0, 1, 0, 0)),
}


class Remainders:
    """Whole numbers modulo any other: a field if that is a prime."""

    def __init__(self, order: int) -> None:
        self.order = order

    def add(self, one: int, other: int) -> int:
        return (one + other) % self.order

    def subtract(self, one: int, other: int) -> int:
        return (one - other) % self.order

    def multiply(self, one: int, other: int) -> int:
        return one * other % self.order


class FieldOfPolynomials(Remainders):
    """A number is a polynomial, its coefficients the digits to the base of the prime."""

    def __init__(self, order: int) -> None:
        super().__init__(order)
        self.prime, self.top = POWERS_OF_PRIMES[order]

    def add(self, one: int, other: int) -> int:
        return self._number([a + b for a, b in zip(*self._both(one, other), strict=True)])

    def subtract(self, one: int, other: int) -> int:
        return self._number([a - b for a, b in zip(*self._both(one, other), strict=True)])

    def multiply(self, one: int, other: int) -> int:
        digits, by = self._both(one, other)
        found = [0] * len(self.top)
        for times in reversed(by):
            over = found[-1]
            found = [low + over * top for low, top in zip([0, *found], self.top, strict=False)]
            found = [
                (low + times * digit) % self.prime for low, digit in zip(found, digits, strict=True)
            ]
        return self._number(found)

    def _both(self, one: int, other: int) -> tuple[list[int], list[int]]:
        return self._digits(one), self._digits(other)

    def _digits(self, number: int) -> list[int]:
        return [number // self.prime**place % self.prime for place in range(len(self.top))]

    def _number(self, digits: list[int]) -> int:
        return sum(digit % self.prime * self.prime**n for n, digit in enumerate(digits))


@lru_cache
def field_of(order: int) -> Remainders:
    return FieldOfPolynomials(order) if order in POWERS_OF_PRIMES else Remainders(order)


@lru_cache(maxsize=16)
def rows_by_turn(order: int, size: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """By turn and column: which row of the column sits at which table."""
    field = field_of(order)
    return tuple(
        tuple(
            tuple(field.add(row, field.multiply(turn, column % order)) for row in range(order))
            for column in range(size)
        )
        for turn in range(order)
    )
