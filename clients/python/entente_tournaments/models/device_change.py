from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="DeviceChange")


@_attrs_define
class DeviceChange:
    """Where an arbiter points a device; what is left out stays.

    Attributes:
        name (None | str | Unset): The name that is shown.
        screen (None | str | Unset): What it shall show; empty: its own choice
    """

    name: None | str | Unset = UNSET
    screen: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name: None | str | Unset
        if isinstance(self.name, Unset):
            name = UNSET
        else:
            name = self.name

        screen: None | str | Unset
        if isinstance(self.screen, Unset):
            screen = UNSET
        else:
            screen = self.screen

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if screen is not UNSET:
            field_dict["screen"] = screen

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        name = _parse_name(d.pop("name", UNSET))

        def _parse_screen(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        screen = _parse_screen(d.pop("screen", UNSET))

        device_change = cls(
            name=name,
            screen=screen,
        )

        return device_change
