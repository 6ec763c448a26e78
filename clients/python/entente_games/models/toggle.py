from enum import StrEnum


class Toggle(StrEnum):
    ALL = "all"
    EXACT = "exact"
    UNIQ = "uniq"

    def __str__(self) -> str:
        return str(self.value)
