from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Resignation")


@_attrs_define
class Resignation:
    """Giving up.

    Attributes:
        move_number (int): How many moves you have seen: refused when the game has gone on.
        message (str | Unset): A comment; <c> is public, <h> hidden and <m> secret until the end. Default: ''.
    """

    move_number: int
    message: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        move_number = self.move_number

        message = self.message

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "move_number": move_number,
            }
        )
        if message is not UNSET:
            field_dict["message"] = message

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        move_number = d.pop("move_number")

        message = d.pop("message", UNSET)

        resignation = cls(
            move_number=move_number,
            message=message,
        )

        return resignation
