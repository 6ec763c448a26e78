from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.compared_seen import ComparedSeen


T = TypeVar("T", bound="ComparisonSeen")


@_attrs_define
class ComparisonSeen:
    """Entries that differ or are not found; each difference is [here, in the list].

    Attributes:
        list_name (str):
        listed_on (str):
        compared (int):
        different (list[ComparedSeen]):
        unknown (list[ComparedSeen]):
    """

    list_name: str
    listed_on: str
    compared: int
    different: list[ComparedSeen]
    unknown: list[ComparedSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        list_name = self.list_name

        listed_on = self.listed_on

        compared = self.compared

        different = []
        for different_item_data in self.different:
            different_item = different_item_data.to_dict()
            different.append(different_item)

        unknown = []
        for unknown_item_data in self.unknown:
            unknown_item = unknown_item_data.to_dict()
            unknown.append(unknown_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "list_name": list_name,
                "listed_on": listed_on,
                "compared": compared,
                "different": different,
                "unknown": unknown,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.compared_seen import ComparedSeen

        d = dict(src_dict)
        list_name = d.pop("list_name")

        listed_on = d.pop("listed_on")

        compared = d.pop("compared")

        different = []
        _different = d.pop("different")
        for different_item_data in _different:
            different_item = ComparedSeen.from_dict(different_item_data)

            different.append(different_item)

        unknown = []
        _unknown = d.pop("unknown")
        for unknown_item_data in _unknown:
            unknown_item = ComparedSeen.from_dict(unknown_item_data)

            unknown.append(unknown_item)

        comparison_seen = cls(
            list_name=list_name,
            listed_on=listed_on,
            compared=compared,
            different=different,
            unknown=unknown,
        )

        comparison_seen.additional_properties = d
        return comparison_seen

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
