from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="OwnName")


@_attrs_define
class OwnName:
    """Which account.

    Attributes:
        user_name (str): The pseudo of the account.
    """

    user_name: str

    def to_dict(self) -> dict[str, Any]:
        user_name = self.user_name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_name": user_name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_name = d.pop("user_name")

        own_name = cls(
            user_name=user_name,
        )

        return own_name
