from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="EndedGame")


@_attrs_define
class EndedGame:
    """A game that ended lately.

    Attributes:
        game (str):
        id (int):
        name (str): Of the game; of both players for Go.
        result (str): solo, last_year, stopped, draw, or the score.
        moves (int | None): How many, in Go.
        ended_at (datetime.datetime):
    """

    game: str
    id: int
    name: str
    result: str
    moves: int | None
    ended_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        id = self.id

        name = self.name

        result = self.result

        moves: int | None
        moves = self.moves

        ended_at = self.ended_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "id": id,
                "name": name,
                "result": result,
                "moves": moves,
                "ended_at": ended_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        game = d.pop("game")

        id = d.pop("id")

        name = d.pop("name")

        result = d.pop("result")

        def _parse_moves(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        moves = _parse_moves(d.pop("moves"))

        ended_at = datetime.datetime.fromisoformat(d.pop("ended_at"))

        ended_game = cls(
            game=game,
            id=id,
            name=name,
            result=result,
            moves=moves,
            ended_at=ended_at,
        )

        ended_game.additional_properties = d
        return ended_game

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
