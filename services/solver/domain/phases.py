"""The five phases of a game year."""

from enum import IntEnum

LONGEST_GAME = 100_000  # advancements


class Phase(IntEnum):
    SPRING_MOVES, SPRING_RETREATS, AUTUMN_MOVES, AUTUMN_RETREATS, ADJUSTMENTS = range(5)

    @property
    def is_movement(self) -> bool:
        return self in (Phase.SPRING_MOVES, Phase.AUTUMN_MOVES)

    @property
    def is_retreat(self) -> bool:
        return self in (Phase.SPRING_RETREATS, Phase.AUTUMN_RETREATS)


def phase_of(advancement: int) -> Phase:
    return Phase(advancement % len(Phase))


def year_of(advancement: int, year_zero: int, increment: int = 1) -> int:
    """`increment`: how many years a cycle of phases stands for."""
    return year_zero + 1 + advancement // len(Phase) * increment
