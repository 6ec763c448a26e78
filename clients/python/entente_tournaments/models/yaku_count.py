from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="YakuCount")


@_attrs_define
class YakuCount:
    """How many wins had a yaku; dora of each kind are counted by win, their tiles as han.

    Attributes:
        name_id (int):
        name (str):
        wins (int):
        han (int):
        share (float | None): Of all wins whose yaku are known.
    """

    name_id: int
    name: str
    wins: int
    han: int
    share: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name_id = self.name_id

        name = self.name

        wins = self.wins

        han = self.han

        share: float | None
        share = self.share

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name_id": name_id,
                "name": name,
                "wins": wins,
                "han": han,
                "share": share,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name_id = d.pop("name_id")

        name = d.pop("name")

        wins = d.pop("wins")

        han = d.pop("han")

        def _parse_share(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        share = _parse_share(d.pop("share"))

        yaku_count = cls(
            name_id=name_id,
            name=name,
            wins=wins,
            han=han,
            share=share,
        )

        yaku_count.additional_properties = d
        return yaku_count

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
