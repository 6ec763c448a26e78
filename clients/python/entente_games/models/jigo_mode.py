from enum import StrEnum


class JigoMode(StrEnum):
    ALLOW_JIGO = "ALLOW_JIGO"
    KEEP_KOMI = "KEEP_KOMI"
    NO_JIGO = "NO_JIGO"

    def __str__(self) -> str:
        return str(self.value)
