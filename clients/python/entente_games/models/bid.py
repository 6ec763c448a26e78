from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Bid")


@_attrs_define
class Bid:
    """A bid of komi, the acceptance of one, or the choice of a colour.

    Attributes:
        bid (str): A komi, accept, or B or W.
        move_number (int | Unset): How many moves you have seen: refused when the game has gone on. Default: 0.
    """

    bid: str
    move_number: int | Unset = 0

    def to_dict(self) -> dict[str, Any]:
        bid = self.bid

        move_number = self.move_number

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "bid": bid,
            }
        )
        if move_number is not UNSET:
            field_dict["move_number"] = move_number

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        bid = d.pop("bid")

        move_number = d.pop("move_number", UNSET)

        bid = cls(
            bid=bid,
            move_number=move_number,
        )

        return bid
