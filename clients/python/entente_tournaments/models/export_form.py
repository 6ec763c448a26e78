from enum import StrEnum


class ExportForm(StrEnum):
    JSON = "json"
    MJAI = "mjai"
    PLAIN = "plain"

    def __str__(self) -> str:
        return str(self.value)
