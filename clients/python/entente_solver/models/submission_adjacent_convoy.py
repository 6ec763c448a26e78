from enum import StrEnum


class SubmissionAdjacentConvoy(StrEnum):
    DATC2 = "datc2"
    DATC3 = "datc3"

    def __str__(self) -> str:
        return str(self.value)
