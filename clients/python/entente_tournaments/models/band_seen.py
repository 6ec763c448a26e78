from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="BandSeen")


@_attrs_define
class BandSeen:
    """The band now: colour, words with the duration, seconds until the hour or since.

    Attributes:
        hour_id (int):
        color (str):
        text (str):
        seconds (int):
        after (bool):
    """

    hour_id: int
    color: str
    text: str
    seconds: int
    after: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        hour_id = self.hour_id

        color = self.color

        text = self.text

        seconds = self.seconds

        after = self.after

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "hour_id": hour_id,
                "color": color,
                "text": text,
                "seconds": seconds,
                "after": after,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        hour_id = d.pop("hour_id")

        color = d.pop("color")

        text = d.pop("text")

        seconds = d.pop("seconds")

        after = d.pop("after")

        band_seen = cls(
            hour_id=hour_id,
            color=color,
            text=text,
            seconds=seconds,
            after=after,
        )

        band_seen.additional_properties = d
        return band_seen

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
