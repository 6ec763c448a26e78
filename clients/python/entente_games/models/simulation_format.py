from enum import StrEnum


class SimulationFormat(StrEnum):
    JSON = "json"
    SVG = "svg"

    def __str__(self) -> str:
        return str(self.value)
