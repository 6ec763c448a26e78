from enum import StrEnum


class WantedTokenScope(StrEnum):
    ORGANISE = "organise"
    PLAY = "play"
    READ = "read"

    def __str__(self) -> str:
        return str(self.value)
