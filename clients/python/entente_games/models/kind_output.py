from enum import StrEnum


class KindOutput(StrEnum):
    DELAY = "delay"
    DISORDER = "disorder"
    DROPOUT = "dropout"

    def __str__(self) -> str:
        return str(self.value)
