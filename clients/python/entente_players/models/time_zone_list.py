from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.choice import Choice


T = TypeVar("T", bound="TimeZoneList")


@_attrs_define
class TimeZoneList:
    """Every time zone with cities people know, from west to east.

    Attributes:
        time_zones (list[Choice]):
    """

    time_zones: list[Choice]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        time_zones = []
        for time_zones_item_data in self.time_zones:
            time_zones_item = time_zones_item_data.to_dict()
            time_zones.append(time_zones_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "time_zones": time_zones,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.choice import Choice

        d = dict(src_dict)
        time_zones = []
        _time_zones = d.pop("time_zones")
        for time_zones_item_data in _time_zones:
            time_zones_item = Choice.from_dict(time_zones_item_data)

            time_zones.append(time_zones_item)

        time_zone_list = cls(
            time_zones=time_zones,
        )

        time_zone_list.additional_properties = d
        return time_zone_list

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
