from enum import StrEnum


class Group(StrEnum):
    B = "B"
    BW = "BW"
    G1 = "G1"
    G2 = "G2"
    W = "W"

    def __str__(self) -> str:
        return str(self.value)
