from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RotatorContents")


@_attrs_define
class RotatorContents:
    """Which screens take turns, each for so many seconds.

    Attributes:
        uniq_id (str):
        delay (int):
        show_menus (bool):
        screens (list[str]):
        warnings (list[str]):
    """

    uniq_id: str
    delay: int
    show_menus: bool
    screens: list[str]
    warnings: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        uniq_id = self.uniq_id

        delay = self.delay

        show_menus = self.show_menus

        screens = self.screens

        warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "uniq_id": uniq_id,
                "delay": delay,
                "show_menus": show_menus,
                "screens": screens,
                "warnings": warnings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        uniq_id = d.pop("uniq_id")

        delay = d.pop("delay")

        show_menus = d.pop("show_menus")

        screens = cast(list[str], d.pop("screens"))

        warnings = cast(list[str], d.pop("warnings"))

        rotator_contents = cls(
            uniq_id=uniq_id,
            delay=delay,
            show_menus=show_menus,
            screens=screens,
            warnings=warnings,
        )

        rotator_contents.additional_properties = d
        return rotator_contents

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
