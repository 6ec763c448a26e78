from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.ended_by import EndedBy

T = TypeVar("T", bound="LeagueGameEnd")


@_attrs_define
class LeagueGameEnd:
    """Why the game ends although hands could follow.

    Attributes:
        by (EndedBy): Why a game ends although hands could follow.
    """

    by: EndedBy

    def to_dict(self) -> dict[str, Any]:
        by = self.by.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "by": by,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        by = EndedBy(d.pop("by"))

        league_game_end = cls(
            by=by,
        )

        return league_game_end
