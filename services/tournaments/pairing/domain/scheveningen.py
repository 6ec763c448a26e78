"""Two teams of the same size; everybody of the one meets everybody of the other."""

from services.tournaments.pairing.domain.competitions import Competition
from services.tournaments.pairing.domain.engines import (
    Demand,
    NoPairingPossible,
    Proposal,
    WrongEntry,
)
from services.tournaments.pairing.domain.teams import equal_teams


def scheveningen(size: int) -> list[list[tuple[int, int]]]:
    """Rounds of (place in the first team, place in the second), from 0."""
    return [[(place, (place + shift) % size) for place in range(size)] for shift in range(size)]


class ScheveningenEngine:
    """The teams change colours from round to round, so that an even size is balanced."""

    def pair(self, competition: Competition, demand: Demand) -> Proposal:
        rosters = equal_teams(competition)
        if len(rosters) != 2:
            raise WrongEntry("Scheveningen needs two teams with the same number of players")
        first, second = rosters
        rounds = scheveningen(len(first))
        if not 1 <= demand.round <= len(rounds):
            raise NoPairingPossible(
                f"Teams of {len(first)} play {len(rounds)} rounds; all are paired"
            )
        pairs = [(first[one], second[other]) for one, other in rounds[demand.round - 1]]
        if demand.round % 2 == 0:
            pairs = [(black, white) for white, black in pairs]
        return Proposal(tuple(pairs), explanation=[{"shift": demand.round - 1}])
