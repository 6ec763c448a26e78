from enum import StrEnum


class ExportOrderFormat(StrEnum):
    CSV = "csv"
    JSON = "json"
    PAIRINGS_CSV = "pairings_csv"
    PGN = "pgn"
    STANDINGS_CSV = "standings_csv"
    TRF16 = "trf16"
    TRF26 = "trf26"
    TRFX = "trfx"

    def __str__(self) -> str:
        return str(self.value)
