from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="NewPenalty")


@_attrs_define
class NewPenalty:
    """A penalty such as a red card.

    Attributes:
        team_id (int): The team whose total it lowers.
        reason (str): Why, for everybody to read.
        player_id (int | None | Unset): The player of the league, if any.
        points (float | None | str | Unset): As much as a chombo if left out.
    """

    team_id: int
    reason: str
    player_id: int | None | Unset = UNSET
    points: float | None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        team_id = self.team_id

        reason = self.reason

        player_id: int | None | Unset
        if isinstance(self.player_id, Unset):
            player_id = UNSET
        else:
            player_id = self.player_id

        points: float | None | str | Unset
        if isinstance(self.points, Unset):
            points = UNSET
        else:
            points = self.points

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "team_id": team_id,
                "reason": reason,
            }
        )
        if player_id is not UNSET:
            field_dict["player_id"] = player_id
        if points is not UNSET:
            field_dict["points"] = points

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        team_id = d.pop("team_id")

        reason = d.pop("reason")

        def _parse_player_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        player_id = _parse_player_id(d.pop("player_id", UNSET))

        def _parse_points(data: object) -> float | None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | str | Unset, data)

        points = _parse_points(d.pop("points", UNSET))

        new_penalty = cls(
            team_id=team_id,
            reason=reason,
            player_id=player_id,
            points=points,
        )

        return new_penalty
