from enum import StrEnum


class BatchRemoval(StrEnum):
    HOME = "home"
    OWNED = "owned"

    def __str__(self) -> str:
        return str(self.value)
