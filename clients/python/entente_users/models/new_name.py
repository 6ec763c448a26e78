from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="NewName")


@_attrs_define
class NewName:
    """The new name of an account.

    Attributes:
        new_name (str): The name a member is known by, 3 to 12 characters.
    """

    new_name: str

    def to_dict(self) -> dict[str, Any]:
        new_name = self.new_name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "new_name": new_name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        new_name = d.pop("new_name")

        new_name = cls(
            new_name=new_name,
        )

        return new_name
