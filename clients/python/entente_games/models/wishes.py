from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Wishes")


@_attrs_define
class Wishes:
    """All roles, the best liked first.

    Attributes:
        roles (list[int]): Every role once; none for no preference.
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
    """

    roles: list[int]
    pseudo: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        roles = self.roles

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "roles": roles,
            }
        )
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        roles = cast(list[int], d.pop("roles"))

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        wishes = cls(
            roles=roles,
            pseudo=pseudo,
        )

        return wishes
