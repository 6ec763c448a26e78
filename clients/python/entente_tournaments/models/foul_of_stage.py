from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="FoulOfStage")


@_attrs_define
class FoulOfStage:
    """An offence during a hand, with what it cost.

    Attributes:
        description (str):
        game_id (int):
        hand_id (int):
        player_id (int):
        team_id (int):
        type_ (str):
        penalty_points (float):
        is_restarted (bool):
    """

    description: str
    game_id: int
    hand_id: int
    player_id: int
    team_id: int
    type_: str
    penalty_points: float
    is_restarted: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        description = self.description

        game_id = self.game_id

        hand_id = self.hand_id

        player_id = self.player_id

        team_id = self.team_id

        type_ = self.type_

        penalty_points = self.penalty_points

        is_restarted = self.is_restarted

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "description": description,
                "game_id": game_id,
                "hand_id": hand_id,
                "player_id": player_id,
                "team_id": team_id,
                "type": type_,
                "penalty_points": penalty_points,
                "is_restarted": is_restarted,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        description = d.pop("description")

        game_id = d.pop("game_id")

        hand_id = d.pop("hand_id")

        player_id = d.pop("player_id")

        team_id = d.pop("team_id")

        type_ = d.pop("type")

        penalty_points = d.pop("penalty_points")

        is_restarted = d.pop("is_restarted")

        foul_of_stage = cls(
            description=description,
            game_id=game_id,
            hand_id=hand_id,
            player_id=player_id,
            team_id=team_id,
            type_=type_,
            penalty_points=penalty_points,
            is_restarted=is_restarted,
        )

        foul_of_stage.additional_properties = d
        return foul_of_stage

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
