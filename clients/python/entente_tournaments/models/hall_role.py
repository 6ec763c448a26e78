from enum import StrEnum


class HallRole(StrEnum):
    ARBITER = "arbiter"
    CHECK_IN = "check_in"
    CLERK = "clerk"
    DEPUTY = "deputy"
    ORGANISER = "organiser"
    PAIRING = "pairing"
    RESULTS = "results"
    SCREENS = "screens"
    SPECTATOR = "spectator"

    def __str__(self) -> str:
        return str(self.value)
