from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="NewName")


@_attrs_define
class NewName:
    """Who is to be called what.

    Attributes:
        pseudo (str): The pseudo of a member.
        new_pseudo (str): The name a member is known by, 3 to 12 characters.
    """

    pseudo: str
    new_pseudo: str

    def to_dict(self) -> dict[str, Any]:
        pseudo = self.pseudo

        new_pseudo = self.new_pseudo

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "pseudo": pseudo,
                "new_pseudo": new_pseudo,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        pseudo = d.pop("pseudo")

        new_pseudo = d.pop("new_pseudo")

        new_name = cls(
            pseudo=pseudo,
            new_pseudo=new_pseudo,
        )

        return new_name
