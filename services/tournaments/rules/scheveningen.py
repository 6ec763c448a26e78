"""Two teams of the same size; everybody of the one meets everybody of the other."""

from services.tournaments.rules.competitions import Competition
from services.tournaments.rules.engines import Demand, NoPairingPossible, Proposal, WrongEntry
from services.tournaments.rules.teams import equal_teams


class ScheveningenEngine:
    """The teams change colours from round to round, so that an even size is balanced."""

    def pair(self, competition: Competition, demand: Demand) -> Proposal:
        rosters = equal_teams(competition)
        if len(rosters) != 2:
            raise WrongEntry("Scheveningen needs two teams with the same number of players")
        first, second = rosters
        size, shift = len(first), demand.round - 1
        if not 0 <= shift < size:
            raise NoPairingPossible(f"Teams of {size} play {size} rounds; all are paired")
        pairs = [(first[place], second[(place + shift) % size]) for place in range(size)]
        if demand.round % 2 == 0:
            pairs = [(black, white) for white, black in pairs]
        return Proposal(tuple(pairs), explanation=[{"shift": shift}])
