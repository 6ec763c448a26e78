from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.side_seen import SideSeen


T = TypeVar("T", bound="BoardSeen")


@_attrs_define
class BoardSeen:
    """A board; `version` goes back with the result; stones and `game_id` are those of Go.

    Attributes:
        board (int):
        table (int):
        white (SideSeen): A player at a board; points are those before the round, virtual ones only lent for it.
        black (SideSeen): A player at a board; points are those before the round, virtual ones only lent for it.
        handicap (bool):
        handicap_stones (int):
        result (int):
        notation (str):
        version (int):
        game_id (int | None):
    """

    board: int
    table: int
    white: SideSeen
    black: SideSeen
    handicap: bool
    handicap_stones: int
    result: int
    notation: str
    version: int
    game_id: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        board = self.board

        table = self.table

        white = self.white.to_dict()

        black = self.black.to_dict()

        handicap = self.handicap

        handicap_stones = self.handicap_stones

        result = self.result

        notation = self.notation

        version = self.version

        game_id: int | None
        game_id = self.game_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "board": board,
                "table": table,
                "white": white,
                "black": black,
                "handicap": handicap,
                "handicap_stones": handicap_stones,
                "result": result,
                "notation": notation,
                "version": version,
                "game_id": game_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.side_seen import SideSeen

        d = dict(src_dict)
        board = d.pop("board")

        table = d.pop("table")

        white = SideSeen.from_dict(d.pop("white"))

        black = SideSeen.from_dict(d.pop("black"))

        handicap = d.pop("handicap")

        handicap_stones = d.pop("handicap_stones")

        result = d.pop("result")

        notation = d.pop("notation")

        version = d.pop("version")

        def _parse_game_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        game_id = _parse_game_id(d.pop("game_id"))

        board_seen = cls(
            board=board,
            table=table,
            white=white,
            black=black,
            handicap=handicap,
            handicap_stones=handicap_stones,
            result=result,
            notation=notation,
            version=version,
            game_id=game_id,
        )

        board_seen.additional_properties = d
        return board_seen

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
