from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="NumberedPlayer")


@_attrs_define
class NumberedPlayer:
    """A start number, as explanations name players; teams have no registration.

    Attributes:
        number (int):
        registration_id (int | None):
        name (str):
    """

    number: int
    registration_id: int | None
    name: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        registration_id: int | None
        registration_id = self.registration_id

        name = self.name

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "registration_id": registration_id,
                "name": name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        number = d.pop("number")

        def _parse_registration_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        registration_id = _parse_registration_id(d.pop("registration_id"))

        name = d.pop("name")

        numbered_player = cls(
            number=number,
            registration_id=registration_id,
            name=name,
        )

        numbered_player.additional_properties = d
        return numbered_player

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
