from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RecordView")


@_attrs_define
class RecordView:
    """A record: a stone, a prisoner (stone 0), a mark (7, 8), a pass (-1) and so on.

    Attributes:
        number (int):
        stone (int):
        x (int):
        y (int):
        hours (int):
        conditional (bool):
    """

    number: int
    stone: int
    x: int
    y: int
    hours: int
    conditional: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        stone = self.stone

        x = self.x

        y = self.y

        hours = self.hours

        conditional = self.conditional

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "stone": stone,
                "x": x,
                "y": y,
                "hours": hours,
                "conditional": conditional,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        number = d.pop("number")

        stone = d.pop("stone")

        x = d.pop("x")

        y = d.pop("y")

        hours = d.pop("hours")

        conditional = d.pop("conditional")

        record_view = cls(
            number=number,
            stone=stone,
            x=x,
            y=y,
            hours=hours,
            conditional=conditional,
        )

        record_view.additional_properties = d
        return record_view

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
