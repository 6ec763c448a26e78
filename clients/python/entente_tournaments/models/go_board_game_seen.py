from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="GoBoardGameSeen")


@_attrs_define
class GoBoardGameSeen:
    """How far a board is; `game_id` is that of /go-games, `board` null once it was taken back.

    Attributes:
        id (int):
        round_ (int):
        board (int | None):
        white (str):
        black (str):
        stones (int):
        status (str):
        finished (bool):
        game_id (int | None):
        message (str):
        tries (int):
    """

    id: int
    round_: int
    board: int | None
    white: str
    black: str
    stones: int
    status: str
    finished: bool
    game_id: int | None
    message: str
    tries: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        round_ = self.round_

        board: int | None
        board = self.board

        white = self.white

        black = self.black

        stones = self.stones

        status = self.status

        finished = self.finished

        game_id: int | None
        game_id = self.game_id

        message = self.message

        tries = self.tries

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "round": round_,
                "board": board,
                "white": white,
                "black": black,
                "stones": stones,
                "status": status,
                "finished": finished,
                "game_id": game_id,
                "message": message,
                "tries": tries,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        round_ = d.pop("round")

        def _parse_board(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        board = _parse_board(d.pop("board"))

        white = d.pop("white")

        black = d.pop("black")

        stones = d.pop("stones")

        status = d.pop("status")

        finished = d.pop("finished")

        def _parse_game_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        game_id = _parse_game_id(d.pop("game_id"))

        message = d.pop("message")

        tries = d.pop("tries")

        go_board_game_seen = cls(
            id=id,
            round_=round_,
            board=board,
            white=white,
            black=black,
            stones=stones,
            status=status,
            finished=finished,
            game_id=game_id,
            message=message,
            tries=tries,
        )

        go_board_game_seen.additional_properties = d
        return go_board_game_seen

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
