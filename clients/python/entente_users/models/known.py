from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Known")


@_attrs_define
class Known:
    """Under which name and address a member is known.

    Attributes:
        pseudo (str): A name of the member.
        email (str | Unset): His address. Default: ''.
    """

    pseudo: str
    email: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        pseudo = self.pseudo

        email = self.email

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "pseudo": pseudo,
            }
        )
        if email is not UNSET:
            field_dict["email"] = email

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        pseudo = d.pop("pseudo")

        email = d.pop("email", UNSET)

        known = cls(
            pseudo=pseudo,
            email=email,
        )

        return known
