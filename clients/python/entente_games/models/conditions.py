from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Conditions")


@_attrs_define
class Conditions:
    """Answers to what the opponent may play.

    Attributes:
        move_number (int): How many moves you have seen: refused when the game has gone on.
        text (str): Begins with the opponent's move: a list, or a tree like (;B[dd];W[pp])(;B[dp];W[dd]).
        private (bool | Unset): Keep it to yourself after the end. Default: False.
    """

    move_number: int
    text: str
    private: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        move_number = self.move_number

        text = self.text

        private = self.private

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "move_number": move_number,
                "text": text,
            }
        )
        if private is not UNSET:
            field_dict["private"] = private

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        move_number = d.pop("move_number")

        text = d.pop("text")

        private = d.pop("private", UNSET)

        conditions = cls(
            move_number=move_number,
            text=text,
            private=private,
        )

        return conditions
