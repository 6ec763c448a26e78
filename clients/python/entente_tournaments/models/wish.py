from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Wish")


@_attrs_define
class Wish:
    """What somebody likes.

    Attributes:
        roles (list[str] | Unset): Best first.
        sits_out_gladly (bool | Unset): Whether to sit out where somebody must. Default: False.
        plays_twice_gladly (bool | Unset): Whether to play at two tables. Default: False.
    """

    roles: list[str] | Unset = UNSET
    sits_out_gladly: bool | Unset = False
    plays_twice_gladly: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        roles: list[str] | Unset = UNSET
        if not isinstance(self.roles, Unset):
            roles = self.roles

        sits_out_gladly = self.sits_out_gladly

        plays_twice_gladly = self.plays_twice_gladly

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if roles is not UNSET:
            field_dict["roles"] = roles
        if sits_out_gladly is not UNSET:
            field_dict["sits_out_gladly"] = sits_out_gladly
        if plays_twice_gladly is not UNSET:
            field_dict["plays_twice_gladly"] = plays_twice_gladly

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        roles = cast(list[str], d.pop("roles", UNSET))

        sits_out_gladly = d.pop("sits_out_gladly", UNSET)

        plays_twice_gladly = d.pop("plays_twice_gladly", UNSET)

        wish = cls(
            roles=roles,
            sits_out_gladly=sits_out_gladly,
            plays_twice_gladly=plays_twice_gladly,
        )

        return wish
