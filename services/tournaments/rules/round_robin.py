"""Everybody meets everybody: Berger tables, once or twice."""

from collections.abc import Sequence
from dataclasses import replace

from services.tournaments.rules.competitions import Competition, in_seeding_order
from services.tournaments.rules.engines import Demand, NoPairingPossible, Proposal

Pairs = list[tuple[int, int]]


def berger_round(count: int, index: int) -> Pairs:
    """FIDE C.05 annex 1 for an even number: (white, black), numbers from 1, rounds from 0.

    In each round the last number meets the pivot and changes colour; the others meet
    symmetrically around the pivot, the one after it with White.
    """
    others = count - 1
    pivot = index * (count // 2) % others
    pairs = [(pivot + 1, count) if index % 2 == 0 else (count, pivot + 1)]
    for step in range(1, count // 2):
        pairs.append(((pivot + step) % others + 1, (pivot - step) % others + 1))
    return pairs


def berger(count: int) -> list[Pairs]:
    return [berger_round(count, index) for index in range(count - 1)]


def rounds_of_table(count: int, cycles: int = 1) -> int:
    return max(0, count + count % 2 - 1) * cycles


def pairs_of_round(count: int, cycles: int, number: int) -> Pairs:
    """One round for any number of players; an odd one leaves the dummy's opponent out.

    With two cycles the last two rounds of the first are swapped, as FIDE advises, so that
    nobody gets the same colour three times in a row; every second cycle reverses colours.
    """
    length = rounds_of_table(count)
    cycle, index = divmod(number - 1, length)
    reverses = cycle % 2 == 1
    if cycles > 1 and not reverses and length > 2 and index >= length - 2:
        index = 2 * length - 3 - index
    pairs = [pair for pair in berger_round(length + 1, index) if max(pair) <= count]
    return [(black, white) for white, black in pairs] if reverses else pairs


class RoundRobinEngine:
    """Berger tables over start numbers, or over teams; who is absent keeps his place in them."""

    def __init__(self, cycles: int = 1):
        self.cycles = cycles

    def pair(self, competition: Competition, demand: Demand) -> Proposal:
        sides = competition.teams or in_seeding_order(competition.entrants)
        numbers = [side.number for side in sides]
        rounds = rounds_of_table(len(numbers), self.cycles)
        if not 1 <= demand.round <= rounds:
            raise NoPairingPossible(
                f"A round robin of {len(numbers)} has {rounds} rounds; all are paired"
            )
        pairs = tuple(
            (numbers[white - 1], numbers[black - 1])
            for white, black in pairs_of_round(len(numbers), self.cycles, demand.round)
        )
        explanation = [{"table": f"Berger {len(numbers)}", "round": demand.round}]
        return Proposal(pairs, _left_out(numbers, pairs), (), explanation)


def _left_out(numbers: Sequence[int], pairs: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    busy = {number for pair in pairs for number in pair}
    return tuple(number for number in numbers if number not in busy)


def games_of_each(competition: Competition) -> int:
    """How many games the table has for each player."""
    count = len(competition.entrants)
    games = {
        "round_robin": count - 1,
        "double_round_robin": 2 * (count - 1),
        "scheveningen": count // 2,
    }
    return games.get(competition.system, competition.planned_rounds)


def without_annulled(competition: Competition) -> Competition:
    """Leave out, for standings, the games of players who left before half of theirs.

    A team plays on without the player who leaves it.
    """
    if competition.teams:
        return competition
    lines = competition.cells()
    annulled = {
        entrant.number
        for entrant in competition.entrants
        if entrant.withdrawn_after is not None
        and 2 * sum(cell.played for cell in lines[entrant.number]) < games_of_each(competition)
    }
    rounds = tuple(
        replace(
            played,
            games=tuple(g for g in played.games if not annulled & {g.white, g.black}),
        )
        for played in competition.rounds
    )
    return replace(competition, rounds=rounds) if annulled else competition
