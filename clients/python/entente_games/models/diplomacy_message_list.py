from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="DiplomacyMessageList")


@_attrs_define
class DiplomacyMessageList:
    """Messages [time stamp, author, addressee, content], the newest first.

    Attributes:
        messages_list (list[list[int | str]]):
    """

    messages_list: list[list[int | str]]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        messages_list = []
        for messages_list_item_data in self.messages_list:
            messages_list_item = []
            for messages_list_item_item_data in messages_list_item_data:
                messages_list_item_item: int | str
                messages_list_item_item = messages_list_item_item_data
                messages_list_item.append(messages_list_item_item)

            messages_list.append(messages_list_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "messages_list": messages_list,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        messages_list = []
        _messages_list = d.pop("messages_list")
        for messages_list_item_data in _messages_list:
            messages_list_item = []
            _messages_list_item = messages_list_item_data
            for messages_list_item_item_data in _messages_list_item:

                def _parse_messages_list_item_item(data: object) -> int | str:
                    return cast(int | str, data)

                messages_list_item_item = _parse_messages_list_item_item(
                    messages_list_item_item_data
                )

                messages_list_item.append(messages_list_item_item)

            messages_list.append(messages_list_item)

        diplomacy_message_list = cls(
            messages_list=messages_list,
        )

        diplomacy_message_list.additional_properties = d
        return diplomacy_message_list

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
