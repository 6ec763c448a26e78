from enum import StrEnum


class ScriptTokenScope(StrEnum):
    ORGANISE = "organise"
    PLAY = "play"
    READ = "read"

    def __str__(self) -> str:
        return str(self.value)
