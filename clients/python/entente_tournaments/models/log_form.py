from enum import StrEnum


class LogForm(StrEnum):
    JSON = "json"
    MJAI = "mjai"
    MJLOG = "mjlog"
    TENHOU6 = "tenhou6"

    def __str__(self) -> str:
        return str(self.value)
