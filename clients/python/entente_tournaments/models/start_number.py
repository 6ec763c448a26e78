from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="StartNumber")


@_attrs_define
class StartNumber:
    """A player and his number.

    Attributes:
        registration_id (int):
        start_number (int):
        name (str):
    """

    registration_id: int
    start_number: int
    name: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        registration_id = self.registration_id

        start_number = self.start_number

        name = self.name

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "registration_id": registration_id,
                "start_number": start_number,
                "name": name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        registration_id = d.pop("registration_id")

        start_number = d.pop("start_number")

        name = d.pop("name")

        start_number = cls(
            registration_id=registration_id,
            start_number=start_number,
            name=name,
        )

        start_number.additional_properties = d
        return start_number

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
