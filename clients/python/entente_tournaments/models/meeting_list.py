from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.meeting_list_definitions import MeetingListDefinitions
    from ..models.meeting_seen import MeetingSeen


T = TypeVar("T", bound="MeetingList")


@_attrs_define
class MeetingList:
    """Against each opponent, and players of other teams never met.

    Attributes:
        definitions (MeetingListDefinitions):
        meetings (list[MeetingSeen]):
        never_met (list[int]):
    """

    definitions: MeetingListDefinitions
    meetings: list[MeetingSeen]
    never_met: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        definitions = self.definitions.to_dict()

        meetings = []
        for meetings_item_data in self.meetings:
            meetings_item = meetings_item_data.to_dict()
            meetings.append(meetings_item)

        never_met = self.never_met

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "definitions": definitions,
                "meetings": meetings,
                "never_met": never_met,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.meeting_list_definitions import MeetingListDefinitions
        from ..models.meeting_seen import MeetingSeen

        d = dict(src_dict)
        definitions = MeetingListDefinitions.from_dict(d.pop("definitions"))

        meetings = []
        _meetings = d.pop("meetings")
        for meetings_item_data in _meetings:
            meetings_item = MeetingSeen.from_dict(meetings_item_data)

            meetings.append(meetings_item)

        never_met = cast(list[int], d.pop("never_met"))

        meeting_list = cls(
            definitions=definitions,
            meetings=meetings,
            never_met=never_met,
        )

        meeting_list.additional_properties = d
        return meeting_list

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
