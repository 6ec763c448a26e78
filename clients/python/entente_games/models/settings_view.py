from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SettingsView")


@_attrs_define
class SettingsView:
    """How a game is to be played.

    Attributes:
        size (int):
        ruleset (str):
        handicap_type (str):
        handicap (int):
        komi (float):
        adjust_handicap (int):
        minimum_handicap (int):
        maximum_handicap (int):
        adjust_komi (float):
        jigo_mode (str):
        byo_type (str):
        main_time (int):
        byo_time (int):
        byo_periods (int):
        time_limit (str):
        rated (bool):
        standard_handicap (bool):
        weekend_clock (bool):
    """

    size: int
    ruleset: str
    handicap_type: str
    handicap: int
    komi: float
    adjust_handicap: int
    minimum_handicap: int
    maximum_handicap: int
    adjust_komi: float
    jigo_mode: str
    byo_type: str
    main_time: int
    byo_time: int
    byo_periods: int
    time_limit: str
    rated: bool
    standard_handicap: bool
    weekend_clock: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        size = self.size

        ruleset = self.ruleset

        handicap_type = self.handicap_type

        handicap = self.handicap

        komi = self.komi

        adjust_handicap = self.adjust_handicap

        minimum_handicap = self.minimum_handicap

        maximum_handicap = self.maximum_handicap

        adjust_komi = self.adjust_komi

        jigo_mode = self.jigo_mode

        byo_type = self.byo_type

        main_time = self.main_time

        byo_time = self.byo_time

        byo_periods = self.byo_periods

        time_limit = self.time_limit

        rated = self.rated

        standard_handicap = self.standard_handicap

        weekend_clock = self.weekend_clock

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "size": size,
                "ruleset": ruleset,
                "handicap_type": handicap_type,
                "handicap": handicap,
                "komi": komi,
                "adjust_handicap": adjust_handicap,
                "minimum_handicap": minimum_handicap,
                "maximum_handicap": maximum_handicap,
                "adjust_komi": adjust_komi,
                "jigo_mode": jigo_mode,
                "byo_type": byo_type,
                "main_time": main_time,
                "byo_time": byo_time,
                "byo_periods": byo_periods,
                "time_limit": time_limit,
                "rated": rated,
                "standard_handicap": standard_handicap,
                "weekend_clock": weekend_clock,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        size = d.pop("size")

        ruleset = d.pop("ruleset")

        handicap_type = d.pop("handicap_type")

        handicap = d.pop("handicap")

        komi = d.pop("komi")

        adjust_handicap = d.pop("adjust_handicap")

        minimum_handicap = d.pop("minimum_handicap")

        maximum_handicap = d.pop("maximum_handicap")

        adjust_komi = d.pop("adjust_komi")

        jigo_mode = d.pop("jigo_mode")

        byo_type = d.pop("byo_type")

        main_time = d.pop("main_time")

        byo_time = d.pop("byo_time")

        byo_periods = d.pop("byo_periods")

        time_limit = d.pop("time_limit")

        rated = d.pop("rated")

        standard_handicap = d.pop("standard_handicap")

        weekend_clock = d.pop("weekend_clock")

        settings_view = cls(
            size=size,
            ruleset=ruleset,
            handicap_type=handicap_type,
            handicap=handicap,
            komi=komi,
            adjust_handicap=adjust_handicap,
            minimum_handicap=minimum_handicap,
            maximum_handicap=maximum_handicap,
            adjust_komi=adjust_komi,
            jigo_mode=jigo_mode,
            byo_type=byo_type,
            main_time=main_time,
            byo_time=byo_time,
            byo_periods=byo_periods,
            time_limit=time_limit,
            rated=rated,
            standard_handicap=standard_handicap,
            weekend_clock=weekend_clock,
        )

        settings_view.additional_properties = d
        return settings_view

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
