from enum import StrEnum


class GetTournamentFilesFormat(StrEnum):
    CSV = "csv"
    JSON = "json"
    PGN = "pgn"
    TRF16 = "trf16"
    TRF26 = "trf26"

    def __str__(self) -> str:
        return str(self.value)
