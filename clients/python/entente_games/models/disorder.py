from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Disorder")


@_attrs_define
class Disorder:
    """A turn was played by default.

    Attributes:
        role (int):
        advancement (int):
        time_stamp (int):
    """

    role: int
    advancement: int
    time_stamp: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        role = self.role

        advancement = self.advancement

        time_stamp = self.time_stamp

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "role": role,
                "advancement": advancement,
                "time_stamp": time_stamp,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        role = d.pop("role")

        advancement = d.pop("advancement")

        time_stamp = d.pop("time_stamp")

        disorder = cls(
            role=role,
            advancement=advancement,
            time_stamp=time_stamp,
        )

        disorder.additional_properties = d
        return disorder

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
