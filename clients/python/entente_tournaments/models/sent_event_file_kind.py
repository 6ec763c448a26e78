from enum import StrEnum


class SentEventFileKind(StrEnum):
    PAPI_WEB = "papi_web"
    SHARLY = "sharly"

    def __str__(self) -> str:
        return str(self.value)
