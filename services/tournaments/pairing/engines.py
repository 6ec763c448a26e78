"""Which engine serves which pairing system."""

from services.tournaments.pairing.domain.double_elimination import DoubleEliminationEngine
from services.tournaments.pairing.domain.engines import Engine
from services.tournaments.pairing.domain.keizer.pairing import KeizerEngine
from services.tournaments.pairing.domain.knockout import KnockoutEngine
from services.tournaments.pairing.domain.mcmahon.pairing import McMahonEngine
from services.tournaments.pairing.domain.molter import MolterEngine
from services.tournaments.pairing.domain.round_robin import RoundRobinEngine
from services.tournaments.pairing.domain.scheveningen import ScheveningenEngine
from services.tournaments.pairing.federation_rules import DutchEngine

ENGINES: dict[str, Engine] = {
    "swiss": DutchEngine(),
    "keizer": KeizerEngine(),
    "mcmahon": McMahonEngine(),
    "round_robin": RoundRobinEngine(),
    "double_round_robin": RoundRobinEngine(cycles=2),
    "knockout": KnockoutEngine(),
    "double_elimination": DoubleEliminationEngine(),
    "scheveningen": ScheveningenEngine(),
    "molter": MolterEngine(),
    "team_swiss": DutchEngine(),
    "team_round_robin": RoundRobinEngine(),
}
