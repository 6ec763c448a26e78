from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LeagueRatingSeen")


@_attrs_define
class LeagueRatingSeen:
    """A player's rating, with the games it was made of.

    Attributes:
        player_id (int):
        name (str):
        games (int):
        rating (float):
        highest (float):
        lowest (float):
        last_change (float):
    """

    player_id: int
    name: str
    games: int
    rating: float
    highest: float
    lowest: float
    last_change: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player_id = self.player_id

        name = self.name

        games = self.games

        rating = self.rating

        highest = self.highest

        lowest = self.lowest

        last_change = self.last_change

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player_id": player_id,
                "name": name,
                "games": games,
                "rating": rating,
                "highest": highest,
                "lowest": lowest,
                "last_change": last_change,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        player_id = d.pop("player_id")

        name = d.pop("name")

        games = d.pop("games")

        rating = d.pop("rating")

        highest = d.pop("highest")

        lowest = d.pop("lowest")

        last_change = d.pop("last_change")

        league_rating_seen = cls(
            player_id=player_id,
            name=name,
            games=games,
            rating=rating,
            highest=highest,
            lowest=lowest,
            last_change=last_change,
        )

        league_rating_seen.additional_properties = d
        return league_rating_seen

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
