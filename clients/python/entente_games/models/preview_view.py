from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PreviewView")


@_attrs_define
class PreviewView:
    """What the reader would play: his colour is B, W, nigiri, both (a double) or negotiated.

    Attributes:
        colour (str):
        handicap (int):
        komi (float | None):
    """

    colour: str
    handicap: int
    komi: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        colour = self.colour

        handicap = self.handicap

        komi: float | None
        komi = self.komi

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "colour": colour,
                "handicap": handicap,
                "komi": komi,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        colour = d.pop("colour")

        handicap = d.pop("handicap")

        def _parse_komi(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        komi = _parse_komi(d.pop("komi"))

        preview_view = cls(
            colour=colour,
            handicap=handicap,
            komi=komi,
        )

        preview_view.additional_properties = d
        return preview_view

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
