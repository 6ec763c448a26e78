from enum import StrEnum


class OrderSubmissionLang(StrEnum):
    EN = "en"
    FR = "fr"

    def __str__(self) -> str:
        return str(self.value)
