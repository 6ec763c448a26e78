"""Two teams of the same size; everybody of the one meets everybody of the other."""

from services.tournaments.pairing.domain.competitions import Competition, seeded
from services.tournaments.pairing.domain.engines import (
    Demand,
    NoPairingPossible,
    Proposal,
    WrongEntry,
)


def scheveningen(size: int) -> list[list[tuple[int, int]]]:
    """Rounds of (place in the first team, place in the second), from 0."""
    return [[(place, (place + shift) % size) for place in range(size)] for shift in range(size)]


class ScheveningenEngine:
    """The teams change colours from round to round, so that an even size is balanced."""

    def pair(self, competition: Competition, demand: Demand) -> Proposal:
        first, second = _sides(competition)
        rounds = scheveningen(len(first))
        if not 1 <= demand.round <= len(rounds):
            raise NoPairingPossible(
                f"Teams of {len(first)} play {len(rounds)} rounds; all are paired"
            )
        pairs = [(first[one], second[other]) for one, other in rounds[demand.round - 1]]
        if demand.round % 2 == 0:
            pairs = [(black, white) for white, black in pairs]
        return Proposal(tuple(pairs), explanation=[{"shift": demand.round - 1}])


def _sides(competition: Competition) -> tuple[list[int], list[int]]:
    teams: dict[int | None, list[int]] = {}
    for entrant in seeded(competition.entrants):
        teams.setdefault(entrant.team, []).append(entrant.number)
    sizes = {len(numbers) for numbers in teams.values()}
    if len(teams) != 2 or None in teams or len(sizes) != 1:
        raise WrongEntry("Scheveningen needs two teams with the same number of players")
    first, second = sorted(teams, key=lambda team: team or 0)
    return teams[first], teams[second]
