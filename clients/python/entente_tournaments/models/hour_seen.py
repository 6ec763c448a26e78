from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="HourSeen")


@_attrs_define
class HourSeen:
    """An hour as it is stored.

    Attributes:
        id (int):
        timer_id (int):
        uniq_id (str):
        order (int):
        date_str (None | str):
        time_str (None | str):
        text_before (None | str):
        text_after (None | str):
    """

    id: int
    timer_id: int
    uniq_id: str
    order: int
    date_str: None | str
    time_str: None | str
    text_before: None | str
    text_after: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        timer_id = self.timer_id

        uniq_id = self.uniq_id

        order = self.order

        date_str: None | str
        date_str = self.date_str

        time_str: None | str
        time_str = self.time_str

        text_before: None | str
        text_before = self.text_before

        text_after: None | str
        text_after = self.text_after

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "timer_id": timer_id,
                "uniq_id": uniq_id,
                "order": order,
                "date_str": date_str,
                "time_str": time_str,
                "text_before": text_before,
                "text_after": text_after,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        timer_id = d.pop("timer_id")

        uniq_id = d.pop("uniq_id")

        order = d.pop("order")

        def _parse_date_str(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        date_str = _parse_date_str(d.pop("date_str"))

        def _parse_time_str(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        time_str = _parse_time_str(d.pop("time_str"))

        def _parse_text_before(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        text_before = _parse_text_before(d.pop("text_before"))

        def _parse_text_after(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        text_after = _parse_text_after(d.pop("text_after"))

        hour_seen = cls(
            id=id,
            timer_id=timer_id,
            uniq_id=uniq_id,
            order=order,
            date_str=date_str,
            time_str=time_str,
            text_before=text_before,
            text_after=text_after,
        )

        hour_seen.additional_properties = d
        return hour_seen

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
