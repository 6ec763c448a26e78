"""The five phases of a game year."""

from enum import IntEnum, StrEnum


class Phase(IntEnum):
    SPRING_MOVES, SUMMER_RETREATS, AUTUMN_MOVES, WINTER_RETREATS, ADJUSTMENTS = range(5)


class Kind(StrEnum):
    """What is ordered in a phase."""

    MOVES = "moves"
    RETREATS = "retreats"
    ADJUSTMENTS = "adjustments"


KINDS = {
    Phase.SPRING_MOVES: Kind.MOVES,
    Phase.SUMMER_RETREATS: Kind.RETREATS,
    Phase.AUTUMN_MOVES: Kind.MOVES,
    Phase.WINTER_RETREATS: Kind.RETREATS,
    Phase.ADJUSTMENTS: Kind.ADJUSTMENTS,
}
SEASONS = {
    Phase.SPRING_MOVES: "spring",
    Phase.SUMMER_RETREATS: "summer",
    Phase.AUTUMN_MOVES: "autumn",
    Phase.WINTER_RETREATS: "winter",
    Phase.ADJUSTMENTS: "adjustments",
}


def phase_of(advancement: int) -> Phase:
    return Phase(advancement % len(Phase))


def kind_of(advancement: int) -> Kind:
    return KINDS[phase_of(advancement)]


def season_of(advancement: int) -> str:
    return SEASONS[phase_of(advancement)]


def year_of(advancement: int, year_zero: int, increment: int = 1) -> int:
    """`increment` is how many years a cycle of phases stands for."""
    return year_zero + 1 + advancement // len(Phase) * increment


def years_completed(advancement: int, start_advancement: int) -> int:
    """How many whole years were played once the centers of the winter have been counted.

    A winter opening begins with builds; that piece of a year does not count.
    """
    first_spring = -(-start_advancement // len(Phase)) * len(Phase)
    return max(0, (advancement + 1 - first_spring) // len(Phase))
