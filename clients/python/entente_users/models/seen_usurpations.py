from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.seen_usurpation import SeenUsurpation


T = TypeVar("T", bound="SeenUsurpations")


@_attrs_define
class SeenUsurpations:
    """Who acted under your name, the newest first.

    Attributes:
        usurpations (list[SeenUsurpation]):
    """

    usurpations: list[SeenUsurpation]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        usurpations = []
        for usurpations_item_data in self.usurpations:
            usurpations_item = usurpations_item_data.to_dict()
            usurpations.append(usurpations_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "usurpations": usurpations,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.seen_usurpation import SeenUsurpation

        d = dict(src_dict)
        usurpations = []
        _usurpations = d.pop("usurpations")
        for usurpations_item_data in _usurpations:
            usurpations_item = SeenUsurpation.from_dict(usurpations_item_data)

            usurpations.append(usurpations_item)

        seen_usurpations = cls(
            usurpations=usurpations,
        )

        seen_usurpations.additional_properties = d
        return seen_usurpations

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
