from enum import StrEnum


class GetTournamentPrizeGroupsFormat(StrEnum):
    HTML = "html"
    JSON = "json"
    SVG = "svg"

    def __str__(self) -> str:
        return str(self.value)
