from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="WishSeen")


@_attrs_define
class WishSeen:
    """What somebody likes.

    Attributes:
        roles (list[str]):
        sits_out_gladly (bool):
        plays_twice_gladly (bool):
    """

    roles: list[str]
    sits_out_gladly: bool
    plays_twice_gladly: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        roles = self.roles

        sits_out_gladly = self.sits_out_gladly

        plays_twice_gladly = self.plays_twice_gladly

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "roles": roles,
                "sits_out_gladly": sits_out_gladly,
                "plays_twice_gladly": plays_twice_gladly,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        roles = cast(list[str], d.pop("roles"))

        sits_out_gladly = d.pop("sits_out_gladly")

        plays_twice_gladly = d.pop("plays_twice_gladly")

        wish_seen = cls(
            roles=roles,
            sits_out_gladly=sits_out_gladly,
            plays_twice_gladly=plays_twice_gladly,
        )

        wish_seen.additional_properties = d
        return wish_seen

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
