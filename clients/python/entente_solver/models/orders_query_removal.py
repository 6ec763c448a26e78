from enum import StrEnum


class OrdersQueryRemoval(StrEnum):
    HOME = "home"
    OWNED = "owned"

    def __str__(self) -> str:
        return str(self.value)
