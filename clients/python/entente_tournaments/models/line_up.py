from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="LineUp")


@_attrs_define
class LineUp:
    """The players by seat.

    Attributes:
        player_ids (list[int]): Players of the league; the first deals first.
        team_ids (list[int | None] | Unset): By seat, only for a substitute: the team that somebody of no team plays
            for.
    """

    player_ids: list[int]
    team_ids: list[int | None] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        player_ids = self.player_ids

        team_ids: list[int | None] | Unset = UNSET
        if not isinstance(self.team_ids, Unset):
            team_ids = []
            for team_ids_item_data in self.team_ids:
                team_ids_item: int | None
                team_ids_item = team_ids_item_data
                team_ids.append(team_ids_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "player_ids": player_ids,
            }
        )
        if team_ids is not UNSET:
            field_dict["team_ids"] = team_ids

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        player_ids = cast(list[int], d.pop("player_ids"))

        _team_ids = d.pop("team_ids", UNSET)
        team_ids: list[int | None] | Unset = UNSET
        if _team_ids is not UNSET:
            team_ids = []
            for team_ids_item_data in _team_ids:

                def _parse_team_ids_item(data: object) -> int | None:
                    if data is None:
                        return data
                    return cast(int | None, data)

                team_ids_item = _parse_team_ids_item(team_ids_item_data)

                team_ids.append(team_ids_item)

        line_up = cls(
            player_ids=player_ids,
            team_ids=team_ids,
        )

        return line_up
