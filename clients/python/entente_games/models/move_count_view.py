from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="MoveCountView")


@_attrs_define
class MoveCountView:
    """Moves made in an hour of a weekday of a week.

    Attributes:
        slot_time (int):
        slot_weekday (int):
        slot_week (int):
        counter (int):
    """

    slot_time: int
    slot_weekday: int
    slot_week: int
    counter: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        slot_time = self.slot_time

        slot_weekday = self.slot_weekday

        slot_week = self.slot_week

        counter = self.counter

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "slot_time": slot_time,
                "slot_weekday": slot_weekday,
                "slot_week": slot_week,
                "counter": counter,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        slot_time = d.pop("slot_time")

        slot_weekday = d.pop("slot_weekday")

        slot_week = d.pop("slot_week")

        counter = d.pop("counter")

        move_count_view = cls(
            slot_time=slot_time,
            slot_weekday=slot_weekday,
            slot_week=slot_week,
            counter=counter,
        )

        move_count_view.additional_properties = d
        return move_count_view

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
