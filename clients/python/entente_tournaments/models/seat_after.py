from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="SeatAfter")


@_attrs_define
class SeatAfter:
    """A board, its players by registration.

    Attributes:
        board (int):
        white (int):
        black (int):
        result (int):
        white_name (str | Unset):  Default: ''.
        black_name (str | Unset):  Default: ''.
    """

    board: int
    white: int
    black: int
    result: int
    white_name: str | Unset = ""
    black_name: str | Unset = ""
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        board = self.board

        white = self.white

        black = self.black

        result = self.result

        white_name = self.white_name

        black_name = self.black_name

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "board": board,
                "white": white,
                "black": black,
                "result": result,
            }
        )
        if white_name is not UNSET:
            field_dict["white_name"] = white_name
        if black_name is not UNSET:
            field_dict["black_name"] = black_name

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        board = d.pop("board")

        white = d.pop("white")

        black = d.pop("black")

        result = d.pop("result")

        white_name = d.pop("white_name", UNSET)

        black_name = d.pop("black_name", UNSET)

        seat_after = cls(
            board=board,
            white=white,
            black=black,
            result=result,
            white_name=white_name,
            black_name=black_name,
        )

        seat_after.additional_properties = d
        return seat_after

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
