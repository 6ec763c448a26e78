from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Renaming")


@_attrs_define
class Renaming:
    """The name he had, and the one he has from now on.

    Attributes:
        pseudo (str): A name of the member.
        new_pseudo (str): A name of the member.
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

        renaming = cls(
            pseudo=pseudo,
            new_pseudo=new_pseudo,
        )

        return renaming
