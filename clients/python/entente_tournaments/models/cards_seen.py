from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="CardsSeen")


@_attrs_define
class CardsSeen:
    """The cards of a player in a round, and when they were shown.

    Attributes:
        illegal_moves (int):
        dates (list[datetime.datetime]):
    """

    illegal_moves: int
    dates: list[datetime.datetime]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        illegal_moves = self.illegal_moves

        dates = []
        for dates_item_data in self.dates:
            dates_item = dates_item_data.isoformat()
            dates.append(dates_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "illegal_moves": illegal_moves,
                "dates": dates,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        illegal_moves = d.pop("illegal_moves")

        dates = []
        _dates = d.pop("dates")
        for dates_item_data in _dates:
            dates_item = datetime.datetime.fromisoformat(dates_item_data)

            dates.append(dates_item)

        cards_seen = cls(
            illegal_moves=illegal_moves,
            dates=dates,
        )

        cards_seen.additional_properties = d
        return cards_seen

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
