from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Presence")


@_attrs_define
class Presence:
    """Whether a player is there.

    Attributes:
        checked_in (bool): Whether the player is there.
    """

    checked_in: bool

    def to_dict(self) -> dict[str, Any]:
        checked_in = self.checked_in

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "checked_in": checked_in,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        checked_in = d.pop("checked_in")

        presence = cls(
            checked_in=checked_in,
        )

        return presence
