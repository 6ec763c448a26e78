"""What an arbiter should know of a pairing made by hand before it is accepted."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Objections:
    """Pairs who have met before, and who is there but has neither board nor bye."""

    repeated: tuple[tuple[int, int], ...] = ()
    forgotten: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.repeated or self.forgotten)


def objections_to(
    pairs: Sequence[tuple[int, int]],
    byes: Collection[int],
    present: Collection[int],
    earlier: Iterable[tuple[int, int]],
) -> Objections:
    met = {frozenset(pair) for pair in earlier}
    placed = {each for pair in pairs for each in pair} | set(byes)
    return Objections(
        tuple(pair for pair in pairs if frozenset(pair) in met),
        tuple(sorted(set(present) - placed)),
    )
