from enum import StrEnum


class FederationActAct(StrEnum):
    INVOICE = "invoice"
    TEST = "test"
    VISIBLE = "visible"

    def __str__(self) -> str:
        return str(self.value)
