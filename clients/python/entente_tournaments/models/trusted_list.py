from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.trusted_seen import TrustedSeen


T = TypeVar("T", bound="TrustedList")


@_attrs_define
class TrustedList:
    """All of them, by name.

    Attributes:
        organisers (list[TrustedSeen]):
    """

    organisers: list[TrustedSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        organisers = []
        for organisers_item_data in self.organisers:
            organisers_item = organisers_item_data.to_dict()
            organisers.append(organisers_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "organisers": organisers,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.trusted_seen import TrustedSeen

        d = dict(src_dict)
        organisers = []
        _organisers = d.pop("organisers")
        for organisers_item_data in _organisers:
            organisers_item = TrustedSeen.from_dict(organisers_item_data)

            organisers.append(organisers_item)

        trusted_list = cls(
            organisers=organisers,
        )

        trusted_list.additional_properties = d
        return trusted_list

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
