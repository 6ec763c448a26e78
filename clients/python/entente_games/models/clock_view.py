from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ClockView")


@_attrs_define
class ClockView:
    """What is left of it now; `periods` is -1 before byo-yomi begins.

    Attributes:
        type_ (str):
        main_hours (int):
        byo_yomi_hours (int):
        periods (int):
        runs (bool):
        runs_out_at (datetime.datetime | None):
    """

    type_: str
    main_hours: int
    byo_yomi_hours: int
    periods: int
    runs: bool
    runs_out_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        main_hours = self.main_hours

        byo_yomi_hours = self.byo_yomi_hours

        periods = self.periods

        runs = self.runs

        runs_out_at: None | str
        if isinstance(self.runs_out_at, datetime.datetime):
            runs_out_at = self.runs_out_at.isoformat()
        else:
            runs_out_at = self.runs_out_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "main_hours": main_hours,
                "byo_yomi_hours": byo_yomi_hours,
                "periods": periods,
                "runs": runs,
                "runs_out_at": runs_out_at,
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

        runs = d.pop("runs")

        def _parse_runs_out_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                runs_out_at_type_0 = datetime.datetime.fromisoformat(data)

                return runs_out_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        runs_out_at = _parse_runs_out_at(d.pop("runs_out_at"))

        clock_view = cls(
            type_=type_,
            main_hours=main_hours,
            byo_yomi_hours=byo_yomi_hours,
            periods=periods,
            runs=runs,
            runs_out_at=runs_out_at,
        )

        clock_view.additional_properties = d
        return clock_view

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
