from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="LineUp")


@_attrs_define
class LineUp:
    """Four players by seat.

    Attributes:
        player_ids (list[int]): Players of the league; the first deals first.
    """

    player_ids: list[int]

    def to_dict(self) -> dict[str, Any]:
        player_ids = self.player_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "player_ids": player_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        player_ids = cast(list[int], d.pop("player_ids"))

        line_up = cls(
            player_ids=player_ids,
        )

        return line_up
