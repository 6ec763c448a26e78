from enum import StrEnum


class SubmissionConvoyRetreat(StrEnum):
    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"

    def __str__(self) -> str:
        return str(self.value)
