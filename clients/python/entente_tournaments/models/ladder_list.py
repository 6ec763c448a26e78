from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.ladder_listed import LadderListed


T = TypeVar("T", bound="LadderList")


@_attrs_define
class LadderList:
    """All ladders.

    Attributes:
        ladders (list[LadderListed]):
    """

    ladders: list[LadderListed]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        ladders = []
        for ladders_item_data in self.ladders:
            ladders_item = ladders_item_data.to_dict()
            ladders.append(ladders_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "ladders": ladders,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.ladder_listed import LadderListed

        d = dict(src_dict)
        ladders = []
        _ladders = d.pop("ladders")
        for ladders_item_data in _ladders:
            ladders_item = LadderListed.from_dict(ladders_item_data)

            ladders.append(ladders_item)

        ladder_list = cls(
            ladders=ladders,
        )

        ladder_list.additional_properties = d
        return ladder_list

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
