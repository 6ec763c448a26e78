from enum import StrEnum


class FirstOrder(StrEnum):
    HAND = "hand"
    LOT = "lot"
    RATING = "rating"
    SEASON = "season"

    def __str__(self) -> str:
        return str(self.value)
