from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="BoardRanked")


@_attrs_define
class BoardRanked:
    """What a player won at a board of the matches.

    Attributes:
        rank (int):
        board (int):
        registration_id (int | None):
        name (str):
        points (str):
        games (int):
    """

    rank: int
    board: int
    registration_id: int | None
    name: str
    points: str
    games: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rank = self.rank

        board = self.board

        registration_id: int | None
        registration_id = self.registration_id

        name = self.name

        points = self.points

        games = self.games

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rank": rank,
                "board": board,
                "registration_id": registration_id,
                "name": name,
                "points": points,
                "games": games,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        rank = d.pop("rank")

        board = d.pop("board")

        def _parse_registration_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        registration_id = _parse_registration_id(d.pop("registration_id"))

        name = d.pop("name")

        points = d.pop("points")

        games = d.pop("games")

        board_ranked = cls(
            rank=rank,
            board=board,
            registration_id=registration_id,
            name=name,
            points=points,
            games=games,
        )

        board_ranked.additional_properties = d
        return board_ranked

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
