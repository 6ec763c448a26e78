from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="GuestAnswer")


@_attrs_define
class GuestAnswer:
    """Yes or no.

    Attributes:
        wanted (bool): Whether mails of pairings are wanted.
    """

    wanted: bool

    def to_dict(self) -> dict[str, Any]:
        wanted = self.wanted

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "wanted": wanted,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        wanted = d.pop("wanted")

        guest_answer = cls(
            wanted=wanted,
        )

        return guest_answer
