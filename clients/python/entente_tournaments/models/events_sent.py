from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.events_sent_events_item import EventsSentEventsItem


T = TypeVar("T", bound="EventsSent")


@_attrs_define
class EventsSent:
    """Events in the order they happened; fields beside the event's own are compared.

    Attributes:
        events (list[EventsSentEventsItem]): Seats are 0 to 3, 0 deals the first hand.
        stored_events (int | None | Unset): How many the sender knows to be stored; otherwise 409.
    """

    events: list[EventsSentEventsItem]
    stored_events: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()
            events.append(events_item)

        stored_events: int | None | Unset
        if isinstance(self.stored_events, Unset):
            stored_events = UNSET
        else:
            stored_events = self.stored_events

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "events": events,
            }
        )
        if stored_events is not UNSET:
            field_dict["stored_events"] = stored_events

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.events_sent_events_item import EventsSentEventsItem

        d = dict(src_dict)
        events = []
        _events = d.pop("events")
        for events_item_data in _events:
            events_item = EventsSentEventsItem.from_dict(events_item_data)

            events.append(events_item)

        def _parse_stored_events(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        stored_events = _parse_stored_events(d.pop("stored_events", UNSET))

        events_sent = cls(
            events=events,
            stored_events=stored_events,
        )

        return events_sent
