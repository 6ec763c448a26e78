from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="YakuSeen")


@_attrs_define
class YakuSeen:
    """A yaku of a win; /league-yaku names it.

    Attributes:
        event_id (int):
        name_id (int):
        han (int):
    """

    event_id: int
    name_id: int
    han: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        event_id = self.event_id

        name_id = self.name_id

        han = self.han

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "event_id": event_id,
                "name_id": name_id,
                "han": han,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        event_id = d.pop("event_id")

        name_id = d.pop("name_id")

        han = d.pop("han")

        yaku_seen = cls(
            event_id=event_id,
            name_id=name_id,
            han=han,
        )

        yaku_seen.additional_properties = d
        return yaku_seen

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
