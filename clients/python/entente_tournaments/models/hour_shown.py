from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="HourShown")


@_attrs_define
class HourShown:
    """An hour of the timer; `%s` in the texts is the duration.

    Attributes:
        id (int):
        at (datetime.datetime):
        text_before (str):
        text_after (str):
        round_ (int | None):
    """

    id: int
    at: datetime.datetime
    text_before: str
    text_after: str
    round_: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        at = self.at.isoformat()

        text_before = self.text_before

        text_after = self.text_after

        round_: int | None
        round_ = self.round_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "at": at,
                "text_before": text_before,
                "text_after": text_after,
                "round": round_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        text_before = d.pop("text_before")

        text_after = d.pop("text_after")

        def _parse_round_(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        round_ = _parse_round_(d.pop("round"))

        hour_shown = cls(
            id=id,
            at=at,
            text_before=text_before,
            text_after=text_after,
            round_=round_,
        )

        hour_shown.additional_properties = d
        return hour_shown

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
