"""What every setting is, and where it comes from; secrets are not shown."""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import make_url

from shared.config import SECRET, read_settings

HIDDEN = "(hidden)"


@dataclass(frozen=True)
class SettingInForce:
    name: str
    value: str
    origin: str


def settings_in_force(environment: Mapping[str, str]) -> list[SettingInForce]:
    found: list[SettingInForce] = []

    def note(name: str, value: object, origin: str) -> None:
        found.append(SettingInForce(name, _shown(name, value), origin))

    read_settings(environment, note)
    return sorted(found, key=lambda one: one.name)


def _shown(name: str, value: object) -> str:
    if name in SECRET:
        return HIDDEN if value else ""
    if name.endswith("_DATABASE_URL"):
        return make_url(str(value)).render_as_string(hide_password=True)
    return "01"[value] if isinstance(value, bool) else str(value)
