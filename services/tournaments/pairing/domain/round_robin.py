"""Everybody meets everybody: Berger tables, once or twice."""

from collections.abc import Sequence
from dataclasses import replace

from services.tournaments.pairing.domain.competitions import Competition, seeded
from services.tournaments.pairing.domain.engines import Demand, NoPairingPossible, Proposal

Pairs = list[tuple[int, int]]


def berger(count: int) -> list[Pairs]:
    """FIDE C.05 annex 1 for an even number: rounds of (white, black), numbers from 1.

    In round r the last number meets the pivot and changes colour each round; the others
    meet symmetrically around the pivot, the one after it with White.
    """
    others = count - 1
    rounds = []
    for index in range(others):
        pivot = index * (count // 2) % others
        first = (pivot + 1, count) if index % 2 == 0 else (count, pivot + 1)
        pairs = [first]
        for step in range(1, count // 2):
            pairs.append(((pivot + step) % others + 1, (pivot - step) % others + 1))
        rounds.append(pairs)
    return rounds


def schedule(count: int, cycles: int = 1) -> list[Pairs]:
    """Rounds for any number of players; an odd one leaves the dummy's opponent out.

    With two cycles the last two rounds of the first are swapped, as FIDE advises, so that
    nobody gets the same colour three times in a row; every second cycle reverses colours.
    """
    even = count + count % 2
    if even < 2:
        return []
    table = berger(even)
    first = table
    if cycles > 1 and len(table) > 2:
        first = [*table[:-2], table[-1], table[-2]]
    rounds: list[Pairs] = []
    for cycle in range(cycles):
        for pairs in first if cycle % 2 == 0 else table:
            turned = pairs if cycle % 2 == 0 else [(black, white) for white, black in pairs]
            rounds.append([pair for pair in turned if max(pair) <= count])
    return rounds


class RoundRobinEngine:
    """Berger tables over start numbers, or over teams; who is absent keeps his place in them."""

    def __init__(self, cycles: int = 1):
        self.cycles = cycles

    def pair(self, competition: Competition, demand: Demand) -> Proposal:
        sides = competition.teams or seeded(competition.entrants)
        numbers = [side.number for side in sides]
        rounds = schedule(len(numbers), self.cycles)
        if not 1 <= demand.round <= len(rounds):
            raise NoPairingPossible(
                f"A round robin of {len(numbers)} has {len(rounds)} rounds; all are paired"
            )
        pairs = tuple(
            (numbers[white - 1], numbers[black - 1]) for white, black in rounds[demand.round - 1]
        )
        explanation = [{"table": f"Berger {len(numbers)}", "round": demand.round}]
        return Proposal(pairs, _left_out(numbers, pairs), (), explanation)


def _left_out(numbers: Sequence[int], pairs: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    busy = {number for pair in pairs for number in pair}
    return tuple(number for number in numbers if number not in busy)


def without_annulled(competition: Competition) -> Competition:
    """Leave out, for standings, the games of players who left before half of the rounds."""
    lines = competition.cells()
    annulled = {
        entrant.number
        for entrant in competition.entrants
        if entrant.withdrawn_after is not None
        and 2 * sum(cell.played for cell in lines[entrant.number]) < competition.planned_rounds
    }
    rounds = tuple(
        replace(
            played,
            games=tuple(g for g in played.games if not annulled & {g.white, g.black}),
        )
        for played in competition.rounds
    )
    return replace(competition, rounds=rounds) if annulled else competition
