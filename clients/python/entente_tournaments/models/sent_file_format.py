from enum import StrEnum


class SentFileFormat(StrEnum):
    CSV = "csv"
    JSON = "json"
    PLATFORM = "platform"
    TRF = "trf"

    def __str__(self) -> str:
        return str(self.value)
