from enum import StrEnum


class NotesRemoval(StrEnum):
    HOME = "home"
    OWNED = "owned"

    def __str__(self) -> str:
        return str(self.value)
