from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.hour_shown import HourShown
    from ..models.timer_shown_colors import TimerShownColors
    from ..models.timer_shown_delays import TimerShownDelays


T = TypeVar("T", bound="TimerShown")


@_attrs_define
class TimerShown:
    """What a front end needs to count by itself; delays in minutes.

    Attributes:
        id (int):
        uniq_id (str):
        colors (TimerShownColors):
        delays (TimerShownDelays):
        hours (list[HourShown]):
    """

    id: int
    uniq_id: str
    colors: TimerShownColors
    delays: TimerShownDelays
    hours: list[HourShown]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        uniq_id = self.uniq_id

        colors = self.colors.to_dict()

        delays = self.delays.to_dict()

        hours = []
        for hours_item_data in self.hours:
            hours_item = hours_item_data.to_dict()
            hours.append(hours_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "uniq_id": uniq_id,
                "colors": colors,
                "delays": delays,
                "hours": hours,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.hour_shown import HourShown
        from ..models.timer_shown_colors import TimerShownColors
        from ..models.timer_shown_delays import TimerShownDelays

        d = dict(src_dict)
        id = d.pop("id")

        uniq_id = d.pop("uniq_id")

        colors = TimerShownColors.from_dict(d.pop("colors"))

        delays = TimerShownDelays.from_dict(d.pop("delays"))

        hours = []
        _hours = d.pop("hours")
        for hours_item_data in _hours:
            hours_item = HourShown.from_dict(hours_item_data)

            hours.append(hours_item)

        timer_shown = cls(
            id=id,
            uniq_id=uniq_id,
            colors=colors,
            delays=delays,
            hours=hours,
        )

        timer_shown.additional_properties = d
        return timer_shown

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
