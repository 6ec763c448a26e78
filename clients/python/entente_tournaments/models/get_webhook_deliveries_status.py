from enum import StrEnum


class GetWebhookDeliveriesStatus(StrEnum):
    DELIVERED = "delivered"
    FAILED = "failed"
    WAITING = "waiting"

    def __str__(self) -> str:
        return str(self.value)
