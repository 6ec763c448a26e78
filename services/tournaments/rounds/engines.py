"""Which engine serves which pairing system."""

from services.tournaments.rules.double_elimination import DoubleEliminationEngine
from services.tournaments.rules.engines import Engine
from services.tournaments.rules.federation_rules import DutchEngine
from services.tournaments.rules.keizer.pairing import KeizerEngine
from services.tournaments.rules.knockout import KnockoutEngine
from services.tournaments.rules.mcmahon.pairing import McMahonEngine
from services.tournaments.rules.molter import MolterEngine
from services.tournaments.rules.round_robin import RoundRobinEngine
from services.tournaments.rules.scheveningen import ScheveningenEngine
from services.tournaments.rules.seats.engines import SeatedElsewhere

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
    "tables": SeatedElsewhere(),
}
