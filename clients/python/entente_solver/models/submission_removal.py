from enum import StrEnum


class SubmissionRemoval(StrEnum):
    HOME = "home"
    OWNED = "owned"

    def __str__(self) -> str:
        return str(self.value)
