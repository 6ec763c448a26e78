from enum import StrEnum


class Step(StrEnum):
    BYE = "bye"
    PAIR = "pair"
    SWAP = "swap"
    SWAP_BOARDS = "swap_boards"
    TURN = "turn"
    UNPAIR = "unpair"

    def __str__(self) -> str:
        return str(self.value)
