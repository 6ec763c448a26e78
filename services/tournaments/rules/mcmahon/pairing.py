"""Pair a McMahon round: the cheapest pairing by criteria looked at one after the other."""

from collections.abc import Iterator, Sequence
from heapq import nsmallest

from services.tournaments.rules.competitions import Competition
from services.tournaments.rules.engines import Demand, NoPairingPossible, Proposal
from services.tournaments.rules.matching import Pairs, blossom
from services.tournaments.rules.mcmahon.criteria import Criteria, Objections
from services.tournaments.rules.mcmahon.ranks import rank_text
from services.tournaments.rules.mcmahon.scores import Scores
from services.tournaments.rules.mcmahon.settings import mcmahon_settings
from services.tournaments.rules.results import Absence

# Up to so many players everybody is looked at as an opponent of everybody; in larger fields
# only the most fitting at first, for the general method takes a second for two thousand pairs.
SMALL_FIELD, FITTING = 64, 24

Known = dict[tuple[int, int], Objections]


class McMahonEngine:
    """The McMahon system behind the common interface."""

    def pair(self, competition: Competition, demand: Demand) -> Proposal:
        earlier = competition.after(demand.round - 1)
        return _Table(earlier, demand).pair()


class _Table:
    """What is known before one round."""

    def __init__(self, earlier: Competition, demand: Demand):
        self.earlier, self.demand = earlier, demand
        self.scores = Scores(earlier, mcmahon_settings(earlier.settings))
        self.order = sorted(demand.present, key=self._standing)

    def pair(self) -> Proposal:
        free = [number for number in self.order if number in self.demand.free]
        for bye in self._byes(free):
            players = [number for number in free if number not in bye]
            criteria = Criteria(self.earlier, self.scores, self.demand.round, players)
            pairs = _match(players, criteria)
            if pairs is not None:
                return self._proposal(pairs, bye, criteria)
        raise NoPairingPossible(
            "Forbidden pairs leave somebody without an opponent; pair this round by hand"
        )

    def _standing(self, number: int) -> tuple:
        rating = self.scores.entrants[number].rating
        return *(-value for value in self.scores.tie_breaks(number)), -rating, number

    def _byes(self, free: Sequence[int]) -> Iterator[tuple[int, ...]]:
        """Nobody, or one after the other: who had fewest byes, then the lowest."""
        if len(free) % 2 == 0:
            yield ()
            return
        lowest_first = list(reversed(free))
        for number in sorted(lowest_first, key=self._byes_had):
            yield (number,)

    def _byes_had(self, number: int) -> int:
        cells = self.scores.cells[number].values()
        return sum(cell.absence is Absence.PAIRING_BYE for cell in cells)

    def _proposal(self, pairs: Pairs, bye: tuple[int, ...], criteria: Criteria) -> Proposal:
        place = {number: index for index, number in enumerate(self.order)}
        boards = [criteria.with_colours(*pair) for pair in pairs]
        bent = [
            f"meet again: {white} and {black}"
            for white, black in boards
            if black in criteria.history[white].opponents
        ]
        boards += self.demand.fixed
        boards.sort(key=lambda pair: sorted(place[number] for number in pair))
        told = [self._explanation(pair, criteria) for pair in boards] if self.demand.explain else []
        return Proposal(tuple(boards), bye, tuple(bent), told)

    def _explanation(self, pair: tuple[int, int], criteria: Criteria) -> dict:
        white, black = pair
        against = None if pair in self.demand.fixed else criteria.objections(white, black)
        return {
            "white": white,
            "black": black,
            "mms": [float(self.scores.mms[number]) for number in pair],
            "ranks": [rank_text(self.scores.ranks[number]) for number in pair],
            "handicap_stones": criteria.stones(white, black),
            "objections": against._asdict() if against else {},
        }


def _match(players: list[int], criteria: Criteria) -> Pairs | None:
    """First meetings among the most fitting, then among all; people meet again only in need."""
    known = _objections(players, criteria)
    first = {pair: against for pair, against in known.items() if not against.meetings}
    most = FITTING if len(players) > SMALL_FIELD else len(players)
    while True:
        found = _cheapest(players, _fitting(first, most))
        if found is not None:
            return found
        if most >= len(players):
            return _cheapest(players, known)
        most *= 4


def _objections(players: Sequence[int], criteria: Criteria) -> Known:
    """Of every two players who may meet, by their places."""
    known: Known = {}
    for lower, number in enumerate(players):
        for upper in range(lower):
            found = criteria.objections(players[upper], number)
            if found is not None:
                known[upper, lower] = found
    return known


def _fitting(known: Known, most: int) -> Known:
    """Each player's opponents with the least against them, so many at most."""
    opponents: dict[int, list[tuple]] = {}
    for pair, against in known.items():
        for place in pair:
            opponents.setdefault(place, []).append((against, pair))
    return {
        pair: against for offers in opponents.values() for against, pair in nsmallest(most, offers)
    }


def _cheapest(players: list[int], known: Known) -> Pairs | None:
    """Sums of a grave objection outweigh any sum of the lighter ones: exact whole numbers."""
    if not players:
        return []
    worst = [max(column) for column in zip(*known.values(), strict=True)]

    def price(upper: int, lower: int) -> int | None:
        if (upper, lower) not in known:
            return None
        total = 0
        for objection, most in zip(known[upper, lower], worst, strict=True):
            total = total * (most * len(players) + 1) + objection
        return total

    found = blossom(len(players), price, len(players))
    return None if found is None else [(players[upper], players[lower]) for upper, lower in found]
