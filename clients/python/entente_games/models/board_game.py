from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="BoardGame")


@_attrs_define
class BoardGame:
    """How the game of a key stands; a score is positive when White wins.

    Attributes:
        key (str):
        game_id (int | None):
        gone (bool):
        finished (bool):
        void (bool):
        score (float):
        moves (int):
    """

    key: str
    game_id: int | None
    gone: bool
    finished: bool
    void: bool
    score: float
    moves: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        key = self.key

        game_id: int | None
        game_id = self.game_id

        gone = self.gone

        finished = self.finished

        void = self.void

        score = self.score

        moves = self.moves

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "key": key,
                "game_id": game_id,
                "gone": gone,
                "finished": finished,
                "void": void,
                "score": score,
                "moves": moves,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        key = d.pop("key")

        def _parse_game_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        game_id = _parse_game_id(d.pop("game_id"))

        gone = d.pop("gone")

        finished = d.pop("finished")

        void = d.pop("void")

        score = d.pop("score")

        moves = d.pop("moves")

        board_game = cls(
            key=key,
            game_id=game_id,
            gone=gone,
            finished=finished,
            void=void,
            score=score,
            moves=moves,
        )

        board_game.additional_properties = d
        return board_game

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
