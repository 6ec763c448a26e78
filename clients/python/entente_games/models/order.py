from enum import StrEnum


class Order(StrEnum):
    LASTMOVED_NF = "LASTMOVED_NF"
    LASTMOVED_OF = "LASTMOVED_OF"
    MOVES = "MOVES"
    PRIO = "PRIO"
    TIMELEFT = "TIMELEFT"

    def __str__(self) -> str:
        return str(self.value)
