from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LimitView")


@_attrs_define
class LimitView:
    """How much time there is, in hours of play: a day has 15.

    Attributes:
        type_ (str):
        main_hours (int):
        byo_yomi_hours (int):
        periods (int):
    """

    type_: str
    main_hours: int
    byo_yomi_hours: int
    periods: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        main_hours = self.main_hours

        byo_yomi_hours = self.byo_yomi_hours

        periods = self.periods

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "main_hours": main_hours,
                "byo_yomi_hours": byo_yomi_hours,
                "periods": periods,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = d.pop("type")

        main_hours = d.pop("main_hours")

        byo_yomi_hours = d.pop("byo_yomi_hours")

        periods = d.pop("periods")

        limit_view = cls(
            type_=type_,
            main_hours=main_hours,
            byo_yomi_hours=byo_yomi_hours,
            periods=periods,
        )

        limit_view.additional_properties = d
        return limit_view

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
