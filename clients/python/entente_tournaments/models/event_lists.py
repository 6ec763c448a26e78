from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.event_seen import EventSeen


T = TypeVar("T", bound="EventLists")


@_attrs_define
class EventLists:
    """Events in three lists, latest first.

    Attributes:
        current (list[EventSeen]):
        coming (list[EventSeen]):
        past (list[EventSeen]):
    """

    current: list[EventSeen]
    coming: list[EventSeen]
    past: list[EventSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        current = []
        for current_item_data in self.current:
            current_item = current_item_data.to_dict()
            current.append(current_item)

        coming = []
        for coming_item_data in self.coming:
            coming_item = coming_item_data.to_dict()
            coming.append(coming_item)

        past = []
        for past_item_data in self.past:
            past_item = past_item_data.to_dict()
            past.append(past_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "current": current,
                "coming": coming,
                "past": past,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.event_seen import EventSeen

        d = dict(src_dict)
        current = []
        _current = d.pop("current")
        for current_item_data in _current:
            current_item = EventSeen.from_dict(current_item_data)

            current.append(current_item)

        coming = []
        _coming = d.pop("coming")
        for coming_item_data in _coming:
            coming_item = EventSeen.from_dict(coming_item_data)

            coming.append(coming_item)

        past = []
        _past = d.pop("past")
        for past_item_data in _past:
            past_item = EventSeen.from_dict(past_item_data)

            past.append(past_item)

        event_lists = cls(
            current=current,
            coming=coming,
            past=past,
        )

        event_lists.additional_properties = d
        return event_lists

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
