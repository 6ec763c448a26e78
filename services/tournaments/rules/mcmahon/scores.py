"""McMahon scores: the start score, the points won, and the tie-breaks made of them."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial

from services.tournaments.rules.competitions import Cell, Competition, Entrant
from services.tournaments.rules.mcmahon.ranks import LOWEST, rank_from, rank_of_rating
from services.tournaments.rules.mcmahon.settings import McMahonSettings, mcmahon_settings


def rank_of(entrant: Entrant, settings: McMahonSettings) -> int:
    """The rank written as a title, or the one the rating stands for; else the lowest."""
    written = rank_from(entrant.title)
    if written is not None:
        return written
    if not entrant.rating:
        return LOWEST
    return rank_of_rating(entrant.rating, settings.rating_of_first_dan, settings.rating_per_rank)


def start_score(rank: int, settings: McMahonSettings) -> int:
    """One point for each rank above 30 kyu, between floor and bar: 1 dan begins with 30."""
    return max(settings.floor, min(settings.bar, rank)) - LOWEST


def stones(white: Fraction, black: Fraction, settings: McMahonSettings) -> int:
    """Stones Black gets, by the scores of both before the round; a weaker White gives none."""
    rules = settings.handicap
    if rules is None:
        return 0
    highest = Fraction(rules.below - LOWEST)
    difference = int(min(white, highest) // 1 - min(black, highest) // 1)
    return max(0, min(rules.maximum, difference - rules.reduction))


def start_score_of(competition: Competition, number: int) -> Fraction:
    settings = mcmahon_settings(competition.settings)
    return Fraction(start_score(rank_of(competition.entrant(number), settings), settings))


class Scores:
    """All scores of one competition, computed once."""

    def __init__(self, competition: Competition, settings: McMahonSettings):
        self.settings = settings
        self.entrants = competition.by_number
        self.ranks = {n: rank_of(each, settings) for n, each in self.entrants.items()}
        self.start = {n: Fraction(start_score(rank, settings)) for n, rank in self.ranks.items()}
        self.rounds = sorted(played.number for played in competition.rounds)
        self.cells: dict[int, dict[int, Cell]] = {
            number: {cell.round: cell for cell in line}
            for number, line in competition.cells().items()
        }
        self.before: dict[int, dict[int, Fraction]] = {}
        self.mms = dict(self.start)
        for played in self.rounds:
            self.before[played] = dict(self.mms)
            for number, cells in self.cells.items():
                if played in cells:
                    self.mms[number] += cells[played].points
        self.sosm = {
            number: self._sum(number, start, partial(self._strength_met, number))
            for number, start in self.start.items()
        }
        self.sososm = {
            number: self._sum(number, start * len(self.rounds), self._sosm_met)
            for number, start in self.start.items()
        }
        self.sodosm = {number: self._sodosm(number) for number in self.entrants}

    def tie_breaks(self, number: int) -> tuple[Fraction, ...]:
        """MMS, SOSM, SOSOSM, SODOSM."""
        return self.mms[number], self.sosm[number], self.sososm[number], self.sodosm[number]

    def stones_given(self, number: int, cell: Cell) -> int:
        """Stones the player gave (or got, below zero) in a round."""
        if cell.opponent is None:
            return 0
        before = self.before[cell.round]
        own, other = before[number], before[cell.opponent]
        if cell.white:
            return stones(own, other, self.settings)
        return -stones(other, own, self.settings)

    def _strength_met(self, number: int, cell: Cell) -> Fraction:
        """An opponent's score; stones given make him stronger."""
        return self.mms[cell.opponent or 0] + self.stones_given(number, cell)

    def _sosm_met(self, cell: Cell) -> Fraction:
        return self.sosm[cell.opponent or 0]

    def _sum(self, number: int, missed: Fraction, of: Callable[[Cell], Fraction]) -> Fraction:
        """Over all rounds; one without a game counts as `missed`, as if against a player who
        never leaves one's own start score."""
        cells = (self.cells[number].get(played) for played in self.rounds)
        return sum(
            (missed if cell is None or cell.opponent is None else of(cell) for cell in cells),
            Fraction(0),
        )

    def _sodosm(self, number: int) -> Fraction:
        """Scores of the opponents, as far as points were won against them."""
        games = (cell for cell in self.cells[number].values() if cell.opponent is not None)
        return sum((cell.points * self._strength_met(number, cell) for cell in games), Fraction(0))
