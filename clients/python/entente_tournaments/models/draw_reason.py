from enum import StrEnum


class DrawReason(StrEnum):
    END_KYOKU = "end_kyoku"
    FOUR_KANS = "four_kans"
    FOUR_RIICHI = "four_riichi"
    FOUR_WINDS = "four_winds"
    NAGASHI_MANGAN = "nagashi_mangan"
    NINE_TERMINALS = "nine_terminals"
    THREE_RON = "three_ron"

    def __str__(self) -> str:
        return str(self.value)
