from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="GameResultSeen")


@_attrs_define
class GameResultSeen:
    """A player's result; points are without penalties, tied players hold the better rank.

    Attributes:
        seat (int):
        player_id (int):
        team_id (int):
        score (int):
        points (float):
        penalty_points (float):
        rank (int):
    """

    seat: int
    player_id: int
    team_id: int
    score: int
    points: float
    penalty_points: float
    rank: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        player_id = self.player_id

        team_id = self.team_id

        score = self.score

        points = self.points

        penalty_points = self.penalty_points

        rank = self.rank

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "player_id": player_id,
                "team_id": team_id,
                "score": score,
                "points": points,
                "penalty_points": penalty_points,
                "rank": rank,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        seat = d.pop("seat")

        player_id = d.pop("player_id")

        team_id = d.pop("team_id")

        score = d.pop("score")

        points = d.pop("points")

        penalty_points = d.pop("penalty_points")

        rank = d.pop("rank")

        game_result_seen = cls(
            seat=seat,
            player_id=player_id,
            team_id=team_id,
            score=score,
            points=points,
            penalty_points=penalty_points,
            rank=rank,
        )

        game_result_seen.additional_properties = d
        return game_result_seen

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
