from enum import StrEnum


class FileForm(StrEnum):
    CSV = "csv"
    SQLITE = "sqlite"

    def __str__(self) -> str:
        return str(self.value)
