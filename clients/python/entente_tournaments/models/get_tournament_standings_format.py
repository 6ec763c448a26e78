from enum import StrEnum


class GetTournamentStandingsFormat(StrEnum):
    HTML = "html"
    JSON = "json"
    SVG = "svg"

    def __str__(self) -> str:
        return str(self.value)
