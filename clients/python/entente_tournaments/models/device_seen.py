from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="DeviceSeen")


@_attrs_define
class DeviceSeen:
    """A device, whether it was heard of in the last minute, and whether it may enter results.

    Attributes:
        id (int):
        name (str):
        screen (None | str):
        showing (None | str):
        alive (bool):
        may_enter (bool):
        made_at (datetime.datetime):
        last_seen (datetime.datetime):
    """

    id: int
    name: str
    screen: None | str
    showing: None | str
    alive: bool
    may_enter: bool
    made_at: datetime.datetime
    last_seen: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        screen: None | str
        screen = self.screen

        showing: None | str
        showing = self.showing

        alive = self.alive

        may_enter = self.may_enter

        made_at = self.made_at.isoformat()

        last_seen = self.last_seen.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "screen": screen,
                "showing": showing,
                "alive": alive,
                "may_enter": may_enter,
                "made_at": made_at,
                "last_seen": last_seen,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        def _parse_screen(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        screen = _parse_screen(d.pop("screen"))

        def _parse_showing(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        showing = _parse_showing(d.pop("showing"))

        alive = d.pop("alive")

        may_enter = d.pop("may_enter")

        made_at = datetime.datetime.fromisoformat(d.pop("made_at"))

        last_seen = datetime.datetime.fromisoformat(d.pop("last_seen"))

        device_seen = cls(
            id=id,
            name=name,
            screen=screen,
            showing=showing,
            alive=alive,
            may_enter=may_enter,
            made_at=made_at,
            last_seen=last_seen,
        )

        device_seen.additional_properties = d
        return device_seen

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
