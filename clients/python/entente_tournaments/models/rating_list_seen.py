from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RatingListSeen")


@_attrs_define
class RatingListSeen:
    """A list in force, and of which day it is.

    Attributes:
        name (str):
        listed_on (str):
        players (int):
        loaded_at (datetime.datetime):
    """

    name: str
    listed_on: str
    players: int
    loaded_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        listed_on = self.listed_on

        players = self.players

        loaded_at = self.loaded_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "listed_on": listed_on,
                "players": players,
                "loaded_at": loaded_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name")

        listed_on = d.pop("listed_on")

        players = d.pop("players")

        loaded_at = datetime.datetime.fromisoformat(d.pop("loaded_at"))

        rating_list_seen = cls(
            name=name,
            listed_on=listed_on,
            players=players,
            loaded_at=loaded_at,
        )

        rating_list_seen.additional_properties = d
        return rating_list_seen

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
