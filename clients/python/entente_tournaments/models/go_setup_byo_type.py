from enum import StrEnum


class GoSetupByoType(StrEnum):
    CAN = "CAN"
    FIS = "FIS"
    JAP = "JAP"

    def __str__(self) -> str:
        return str(self.value)
