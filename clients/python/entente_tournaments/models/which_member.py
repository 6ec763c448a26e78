from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="WhichMember")


@_attrs_define
class WhichMember:
    """Who he is.

    Attributes:
        pseudo (str): The name a member is known by, 3 to 12 characters.
    """

    pseudo: str

    def to_dict(self) -> dict[str, Any]:
        pseudo = self.pseudo

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "pseudo": pseudo,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        pseudo = d.pop("pseudo")

        which_member = cls(
            pseudo=pseudo,
        )

        return which_member
