from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="NoResultAsked")


@_attrs_define
class NoResultAsked:
    """What one has seen of the game.

    Attributes:
        move_number (int): How many moves you have seen: refused when the game has gone on.
    """

    move_number: int

    def to_dict(self) -> dict[str, Any]:
        move_number = self.move_number

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "move_number": move_number,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        move_number = d.pop("move_number")

        no_result_asked = cls(
            move_number=move_number,
        )

        return no_result_asked
