from enum import StrEnum


class GetAgendaOfCallerLang(StrEnum):
    EN = "en"
    FR = "fr"

    def __str__(self) -> str:
        return str(self.value)
