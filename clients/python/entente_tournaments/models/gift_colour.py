from enum import StrEnum


class GiftColour(StrEnum):
    BLACK = "black"
    WHITE = "white"

    def __str__(self) -> str:
        return str(self.value)
