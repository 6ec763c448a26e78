from enum import StrEnum


class KindInput(StrEnum):
    DECLARATION = "declaration"
    GAME = "game"
    GO_COMMENT = "go-comment"
    GO_MESSAGE = "go-message"
    GO_OFFER = "go-offer"
    GO_SHAPE = "go-shape"
    MESSAGE = "message"

    def __str__(self) -> str:
        return str(self.value)
