from enum import StrEnum


class PersonChangesSex(StrEnum):
    M = "m"
    VALUE_0 = ""
    W = "w"

    def __str__(self) -> str:
        return str(self.value)
