from enum import StrEnum


class NewRegistrationRatingType(StrEnum):
    E = "E"
    F = "F"
    N = "N"
    VALUE_0 = ""

    def __str__(self) -> str:
        return str(self.value)
