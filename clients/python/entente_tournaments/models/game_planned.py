from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="GamePlanned")


@_attrs_define
class GamePlanned:
    """Teams by seat, the first dealing first.

    Attributes:
        date (datetime.date):
        match_number (int):
        team_ids (list[int]):
    """

    date: datetime.date
    match_number: int
    team_ids: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        date = self.date.isoformat()

        match_number = self.match_number

        team_ids = self.team_ids

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "date": date,
                "match_number": match_number,
                "team_ids": team_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        date = datetime.date.fromisoformat(d.pop("date"))

        match_number = d.pop("match_number")

        team_ids = cast(list[int], d.pop("team_ids"))

        game_planned = cls(
            date=date,
            match_number=match_number,
            team_ids=team_ids,
        )

        game_planned.additional_properties = d
        return game_planned

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
