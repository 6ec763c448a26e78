from enum import StrEnum


class SkippedRoundNoticeReasonType0(StrEnum):
    CLUB_DUTY = "club_duty"
    EXCUSED = "excused"
    PERSONAL = "personal"
    UNEXCUSED = "unexcused"

    def __str__(self) -> str:
        return str(self.value)
