from enum import StrEnum


class RulesAbsence(StrEnum):
    CLUB_DUTY = "club_duty"
    EXCUSED = "excused"
    FULL_BYE = "full_bye"
    HALF_BYE = "half_bye"
    PAIRING_BYE = "pairing_bye"
    PERSONAL = "personal"
    UNEXCUSED = "unexcused"
    ZERO_BYE = "zero_bye"

    def __str__(self) -> str:
        return str(self.value)
