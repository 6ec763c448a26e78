from enum import StrEnum


class LogForm(StrEnum):
    JSON = "json"
    MJAI = "mjai"
    MJLOG = "mjlog"
    PLAIN = "plain"
    TENHOU6 = "tenhou6"
    VIEWER = "viewer"

    def __str__(self) -> str:
        return str(self.value)
