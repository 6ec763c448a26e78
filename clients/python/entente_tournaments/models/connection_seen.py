from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ConnectionSeen")


@_attrs_define
class ConnectionSeen:
    """A connection without its password.

    Attributes:
        id (int):
        uniq_id (str):
        user_id (str):
        platform_event_id (str):
    """

    id: int
    uniq_id: str
    user_id: str
    platform_event_id: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        uniq_id = self.uniq_id

        user_id = self.user_id

        platform_event_id = self.platform_event_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "uniq_id": uniq_id,
                "user_id": user_id,
                "platform_event_id": platform_event_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        uniq_id = d.pop("uniq_id")

        user_id = d.pop("user_id")

        platform_event_id = d.pop("platform_event_id")

        connection_seen = cls(
            id=id,
            uniq_id=uniq_id,
            user_id=user_id,
            platform_event_id=platform_event_id,
        )

        connection_seen.additional_properties = d
        return connection_seen

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
