from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="HandicapStones")


@_attrs_define
class HandicapStones:
    """Where to put the handicap stones.

    Attributes:
        move_number (int | Unset): How many moves you have seen: refused when the game has gone on. Default: 0.
        points (str | Unset): As many points as the handicap, or std. Default: 'std'.
        message (str | Unset): A comment; <c> is public, <h> hidden and <m> secret until the end. Default: ''.
    """

    move_number: int | Unset = 0
    points: str | Unset = "std"
    message: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        move_number = self.move_number

        points = self.points

        message = self.message

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if move_number is not UNSET:
            field_dict["move_number"] = move_number
        if points is not UNSET:
            field_dict["points"] = points
        if message is not UNSET:
            field_dict["message"] = message

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        move_number = d.pop("move_number", UNSET)

        points = d.pop("points", UNSET)

        message = d.pop("message", UNSET)

        handicap_stones = cls(
            move_number=move_number,
            points=points,
            message=message,
        )

        return handicap_stones
