from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.change_sent_events_item import ChangeSentEventsItem
    from ..models.change_sent_whole_hand_type_0 import ChangeSentWholeHandType0


T = TypeVar("T", bound="ChangeSent")


@_attrs_define
class ChangeSent:
    """Events of a hand are removed, and others put in their place.

    Attributes:
        hand (int): The number of the hand in the game.
        event (int | Unset): The first event concerned. Default: 1.
        removed (int | Unset): How many events go. Default: 0.
        events (list[ChangeSentEventsItem] | Unset): What comes in their place.
        whole_hand (ChangeSentWholeHandType0 | None | Unset): Instead of events: the whole hand anew, as the export
            `plain` has it.
    """

    hand: int
    event: int | Unset = 1
    removed: int | Unset = 0
    events: list[ChangeSentEventsItem] | Unset = UNSET
    whole_hand: ChangeSentWholeHandType0 | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.change_sent_whole_hand_type_0 import ChangeSentWholeHandType0

        hand = self.hand

        event = self.event

        removed = self.removed

        events: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.events, Unset):
            events = []
            for events_item_data in self.events:
                events_item = events_item_data.to_dict()
                events.append(events_item)

        whole_hand: dict[str, Any] | None | Unset
        if isinstance(self.whole_hand, Unset):
            whole_hand = UNSET
        elif isinstance(self.whole_hand, ChangeSentWholeHandType0):
            whole_hand = self.whole_hand.to_dict()
        else:
            whole_hand = self.whole_hand

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "hand": hand,
            }
        )
        if event is not UNSET:
            field_dict["event"] = event
        if removed is not UNSET:
            field_dict["removed"] = removed
        if events is not UNSET:
            field_dict["events"] = events
        if whole_hand is not UNSET:
            field_dict["whole_hand"] = whole_hand

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.change_sent_events_item import ChangeSentEventsItem
        from ..models.change_sent_whole_hand_type_0 import ChangeSentWholeHandType0

        d = dict(src_dict)
        hand = d.pop("hand")

        event = d.pop("event", UNSET)

        removed = d.pop("removed", UNSET)

        _events = d.pop("events", UNSET)
        events: list[ChangeSentEventsItem] | Unset = UNSET
        if _events is not UNSET:
            events = []
            for events_item_data in _events:
                events_item = ChangeSentEventsItem.from_dict(events_item_data)

                events.append(events_item)

        def _parse_whole_hand(data: object) -> ChangeSentWholeHandType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                whole_hand_type_0 = ChangeSentWholeHandType0.from_dict(data)

                return whole_hand_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ChangeSentWholeHandType0 | None | Unset, data)

        whole_hand = _parse_whole_hand(d.pop("whole_hand", UNSET))

        change_sent = cls(
            hand=hand,
            event=event,
            removed=removed,
            events=events,
            whole_hand=whole_hand,
        )

        change_sent.additional_properties = d
        return change_sent

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
