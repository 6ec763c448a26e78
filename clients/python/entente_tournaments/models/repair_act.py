from enum import StrEnum


class RepairAct(StrEnum):
    ANOTHER = "another"
    DETACH = "detach"
    RETRY = "retry"

    def __str__(self) -> str:
        return str(self.value)
