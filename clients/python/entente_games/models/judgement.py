from enum import StrEnum


class Judgement(StrEnum):
    ALIVE = "alive"
    DEAD = "dead"
    SEKI = "seki"

    def __str__(self) -> str:
        return str(self.value)
