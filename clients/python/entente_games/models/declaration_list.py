from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="DeclarationList")


@_attrs_define
class DeclarationList:
    """Declarations [time stamp, author, content], the newest first.

    Attributes:
        declarations_list (list[list[int | str]]):
    """

    declarations_list: list[list[int | str]]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        declarations_list = []
        for declarations_list_item_data in self.declarations_list:
            declarations_list_item = []
            for declarations_list_item_item_data in declarations_list_item_data:
                declarations_list_item_item: int | str
                declarations_list_item_item = declarations_list_item_item_data
                declarations_list_item.append(declarations_list_item_item)

            declarations_list.append(declarations_list_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "declarations_list": declarations_list,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        declarations_list = []
        _declarations_list = d.pop("declarations_list")
        for declarations_list_item_data in _declarations_list:
            declarations_list_item = []
            _declarations_list_item = declarations_list_item_data
            for declarations_list_item_item_data in _declarations_list_item:

                def _parse_declarations_list_item_item(data: object) -> int | str:
                    return cast(int | str, data)

                declarations_list_item_item = _parse_declarations_list_item_item(
                    declarations_list_item_item_data
                )

                declarations_list_item.append(declarations_list_item_item)

            declarations_list.append(declarations_list_item)

        declaration_list = cls(
            declarations_list=declarations_list,
        )

        declaration_list.additional_properties = d
        return declaration_list

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
