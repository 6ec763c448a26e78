from enum import StrEnum


class OrdersQueryConvoyRetreat(StrEnum):
    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"

    def __str__(self) -> str:
        return str(self.value)
