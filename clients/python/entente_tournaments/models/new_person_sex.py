from enum import StrEnum


class NewPersonSex(StrEnum):
    M = "m"
    VALUE_0 = ""
    W = "w"

    def __str__(self) -> str:
        return str(self.value)
