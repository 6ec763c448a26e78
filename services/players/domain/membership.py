"""In which state a membership is, and what may change in it."""

from enum import StrEnum


class Membership(StrEnum):
    ACTIVE = "active"
    LEAVING = "leaving"  # gone for everyone; what other services hold is being removed


# What the owner sets, in the order the contract shows it.
PROFILE = (
    "email",
    "telephone",
    "replace",
    "family_name",
    "first_name",
    "country",
    "time_zone",
    "language",
    "zone",
    "real_name",
)


def differences(current: object, wanted: dict[str, object]) -> dict[str, object]:
    """Which of the wanted values differ from the current ones."""
    return {
        name: value
        for name, value in wanted.items()
        if name in PROFILE and getattr(current, name) != value
    }
