from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.gift_colour import GiftColour
from ..types import UNSET, Unset

T = TypeVar("T", bound="Gift")


@_attrs_define
class Gift:
    """Time for a player.

    Attributes:
        colour (GiftColour): Who gets it.
        hours (int | Unset): Hours of main time, up to 14 days of 15. Default: 0.
        reset_byoyomi (bool | Unset): Also give all periods back. Default: False.
    """

    colour: GiftColour
    hours: int | Unset = 0
    reset_byoyomi: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        colour = self.colour.value

        hours = self.hours

        reset_byoyomi = self.reset_byoyomi

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "colour": colour,
            }
        )
        if hours is not UNSET:
            field_dict["hours"] = hours
        if reset_byoyomi is not UNSET:
            field_dict["reset_byoyomi"] = reset_byoyomi

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        colour = GiftColour(d.pop("colour"))

        hours = d.pop("hours", UNSET)

        reset_byoyomi = d.pop("reset_byoyomi", UNSET)

        gift = cls(
            colour=colour,
            hours=hours,
            reset_byoyomi=reset_byoyomi,
        )

        return gift
