from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="MessageTold")


@_attrs_define
class MessageTold:
    """A message of the role or to it; `unread` as long as its thread was not visited since.

    Attributes:
        number (int):
        time_stamp (int):
        author (int):
        addressee (int):
        addressees (list[int]): All whom it went to, where they are told of each other.
        content (str):
        unread (bool):
    """

    number: int
    time_stamp: int
    author: int
    addressee: int
    addressees: list[int]
    content: str
    unread: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        time_stamp = self.time_stamp

        author = self.author

        addressee = self.addressee

        addressees = self.addressees

        content = self.content

        unread = self.unread

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "time_stamp": time_stamp,
                "author": author,
                "addressee": addressee,
                "addressees": addressees,
                "content": content,
                "unread": unread,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        number = d.pop("number")

        time_stamp = d.pop("time_stamp")

        author = d.pop("author")

        addressee = d.pop("addressee")

        addressees = cast(list[int], d.pop("addressees"))

        content = d.pop("content")

        unread = d.pop("unread")

        message_told = cls(
            number=number,
            time_stamp=time_stamp,
            author=author,
            addressee=addressee,
            addressees=addressees,
            content=content,
            unread=unread,
        )

        message_told.additional_properties = d
        return message_told

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
