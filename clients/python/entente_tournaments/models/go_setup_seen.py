from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="GoSetupSeen")


@_attrs_define
class GoSetupSeen:
    """How games are played.

    Attributes:
        size (int):
        ruleset (str):
        komi (float):
        handicap_komi (float):
        standard_handicap (bool):
        byo_type (str):
        main_time (int):
        byo_time (int):
        byo_periods (int):
        weekend_clock (bool):
        stops_for_vacation (bool):
        rated (bool):
        shape_id (int):
    """

    size: int
    ruleset: str
    komi: float
    handicap_komi: float
    standard_handicap: bool
    byo_type: str
    main_time: int
    byo_time: int
    byo_periods: int
    weekend_clock: bool
    stops_for_vacation: bool
    rated: bool
    shape_id: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        size = self.size

        ruleset = self.ruleset

        komi = self.komi

        handicap_komi = self.handicap_komi

        standard_handicap = self.standard_handicap

        byo_type = self.byo_type

        main_time = self.main_time

        byo_time = self.byo_time

        byo_periods = self.byo_periods

        weekend_clock = self.weekend_clock

        stops_for_vacation = self.stops_for_vacation

        rated = self.rated

        shape_id = self.shape_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "size": size,
                "ruleset": ruleset,
                "komi": komi,
                "handicap_komi": handicap_komi,
                "standard_handicap": standard_handicap,
                "byo_type": byo_type,
                "main_time": main_time,
                "byo_time": byo_time,
                "byo_periods": byo_periods,
                "weekend_clock": weekend_clock,
                "stops_for_vacation": stops_for_vacation,
                "rated": rated,
                "shape_id": shape_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        size = d.pop("size")

        ruleset = d.pop("ruleset")

        komi = d.pop("komi")

        handicap_komi = d.pop("handicap_komi")

        standard_handicap = d.pop("standard_handicap")

        byo_type = d.pop("byo_type")

        main_time = d.pop("main_time")

        byo_time = d.pop("byo_time")

        byo_periods = d.pop("byo_periods")

        weekend_clock = d.pop("weekend_clock")

        stops_for_vacation = d.pop("stops_for_vacation")

        rated = d.pop("rated")

        shape_id = d.pop("shape_id")

        go_setup_seen = cls(
            size=size,
            ruleset=ruleset,
            komi=komi,
            handicap_komi=handicap_komi,
            standard_handicap=standard_handicap,
            byo_type=byo_type,
            main_time=main_time,
            byo_time=byo_time,
            byo_periods=byo_periods,
            weekend_clock=weekend_clock,
            stops_for_vacation=stops_for_vacation,
            rated=rated,
            shape_id=shape_id,
        )

        go_setup_seen.additional_properties = d
        return go_setup_seen

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
