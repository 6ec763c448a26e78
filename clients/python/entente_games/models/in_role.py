from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="InRole")


@_attrs_define
class InRole:
    """Who calls, and for which role.

    Attributes:
        role_id (int): The number of a role: 1 and up for players, 0 for the game master.
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
    """

    role_id: int
    pseudo: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        role_id = self.role_id

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "role_id": role_id,
            }
        )
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        role_id = d.pop("role_id")

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        in_role = cls(
            role_id=role_id,
            pseudo=pseudo,
        )

        return in_role
