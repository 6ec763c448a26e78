from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="AgendaAddresses")


@_attrs_define
class AgendaAddresses:
    """Where programs read the agenda; whoever knows an address can read it.

    Attributes:
        msg (str):
        calendar (str):
        feed (str):
    """

    msg: str
    calendar: str
    feed: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        msg = self.msg

        calendar = self.calendar

        feed = self.feed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "msg": msg,
                "calendar": calendar,
                "feed": feed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        msg = d.pop("msg")

        calendar = d.pop("calendar")

        feed = d.pop("feed")

        agenda_addresses = cls(
            msg=msg,
            calendar=calendar,
            feed=feed,
        )

        agenda_addresses.additional_properties = d
        return agenda_addresses

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
