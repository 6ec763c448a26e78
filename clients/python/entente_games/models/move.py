from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Move")


@_attrs_define
class Move:
    """A stone or a pass, with what is to answer the opponent's next move.

    Attributes:
        move_number (int): How many moves you have seen: refused when the game has gone on.
        move (str): dd, d16 or pass.
        message (str | Unset): A comment; <c> is public, <h> hidden and <m> secret until the end. Default: ''.
        conditions (str | Unset): Conditional moves, beginning with the opponent's: a list, or an SGF-like tree.
            Default: ''.
        private (bool | Unset): Keep the conditions to yourself after the end. Default: False.
    """

    move_number: int
    move: str
    message: str | Unset = ""
    conditions: str | Unset = ""
    private: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        move_number = self.move_number

        move = self.move

        message = self.message

        conditions = self.conditions

        private = self.private

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "move_number": move_number,
                "move": move,
            }
        )
        if message is not UNSET:
            field_dict["message"] = message
        if conditions is not UNSET:
            field_dict["conditions"] = conditions
        if private is not UNSET:
            field_dict["private"] = private

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        move_number = d.pop("move_number")

        move = d.pop("move")

        message = d.pop("message", UNSET)

        conditions = d.pop("conditions", UNSET)

        private = d.pop("private", UNSET)

        move = cls(
            move_number=move_number,
            move=move,
            message=message,
            conditions=conditions,
            private=private,
        )

        return move
