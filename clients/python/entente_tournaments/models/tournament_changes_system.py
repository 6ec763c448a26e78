from enum import StrEnum


class TournamentChangesSystem(StrEnum):
    DOUBLE_ELIMINATION = "double_elimination"
    DOUBLE_ROUND_ROBIN = "double_round_robin"
    KEIZER = "keizer"
    KNOCKOUT = "knockout"
    MCMAHON = "mcmahon"
    MOLTER = "molter"
    ROUND_ROBIN = "round_robin"
    SCHEVENINGEN = "scheveningen"
    SWISS = "swiss"
    TABLES = "tables"
    TEAM_ROUND_ROBIN = "team_round_robin"
    TEAM_SWISS = "team_swiss"

    def __str__(self) -> str:
        return str(self.value)
