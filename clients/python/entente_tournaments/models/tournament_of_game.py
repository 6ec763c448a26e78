from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TournamentOfGame")


@_attrs_define
class TournamentOfGame:
    """The tournament a game belongs to.

    Attributes:
        identifier (int):
        name (str):
        director_id (int):
        games (list[int]):
    """

    identifier: int
    name: str
    director_id: int
    games: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        identifier = self.identifier

        name = self.name

        director_id = self.director_id

        games = self.games

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "identifier": identifier,
                "name": name,
                "director_id": director_id,
                "games": games,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        identifier = d.pop("identifier")

        name = d.pop("name")

        director_id = d.pop("director_id")

        games = cast(list[int], d.pop("games"))

        tournament_of_game = cls(
            identifier=identifier,
            name=name,
            director_id=director_id,
            games=games,
        )

        tournament_of_game.additional_properties = d
        return tournament_of_game

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
