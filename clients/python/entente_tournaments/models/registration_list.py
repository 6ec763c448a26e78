from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.registration_seen import RegistrationSeen


T = TypeVar("T", bound="RegistrationList")


@_attrs_define
class RegistrationList:
    """Players in the order they came; `after` the last one for the next page.

    Attributes:
        registrations (list[RegistrationSeen]):
        registered (int):
    """

    registrations: list[RegistrationSeen]
    registered: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        registrations = []
        for registrations_item_data in self.registrations:
            registrations_item = registrations_item_data.to_dict()
            registrations.append(registrations_item)

        registered = self.registered

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "registrations": registrations,
                "registered": registered,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.registration_seen import RegistrationSeen

        d = dict(src_dict)
        registrations = []
        _registrations = d.pop("registrations")
        for registrations_item_data in _registrations:
            registrations_item = RegistrationSeen.from_dict(registrations_item_data)

            registrations.append(registrations_item)

        registered = d.pop("registered")

        registration_list = cls(
            registrations=registrations,
            registered=registered,
        )

        registration_list.additional_properties = d
        return registration_list

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
