"""In the line of the pairing systems: tables are not pairs."""

from services.tournaments.rules.competitions import Competition
from services.tournaments.rules.engines import Demand, Proposal, WrongEntry


class SeatedElsewhere:
    """Says where rounds of tables are made."""

    def pair(self, _competition: Competition, _demand: Demand) -> Proposal:
        raise WrongEntry("Tables of several seats are made by POST /table-rounds/<tournament>")
