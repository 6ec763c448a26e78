"""What the settings of every system have in common: known names, numbers within bounds."""

from collections.abc import Iterable
from dataclasses import fields
from typing import Any


class WrongSetting(ValueError):
    """These settings do not fit the system"""


def require_known(kind: type, given: Iterable[str], words: str = "setting") -> None:
    """`words` say of what: a setting of a Swiss."""
    unknown = sorted(set(given) - {each.name for each in fields(kind)})
    if unknown:
        raise WrongSetting(f"There is no such {words}: {', '.join(unknown)}")


def whole_number(name: str, value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise WrongSetting(f"{name} must be a whole number from {least} to {most}")
    return value
