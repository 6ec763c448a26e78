from enum import StrEnum


class Delivery(StrEnum):
    AT_ONCE = "at_once"
    DIGEST = "digest"
    NONE = "none"

    def __str__(self) -> str:
        return str(self.value)
