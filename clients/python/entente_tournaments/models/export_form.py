from enum import StrEnum


class ExportForm(StrEnum):
    JSON = "json"
    MJAI = "mjai"

    def __str__(self) -> str:
        return str(self.value)
