from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="MeetingSeen")


@_attrs_define
class MeetingSeen:
    """Two players in the games both played; an equal rank is neither's.

    Attributes:
        opponent (int):
        games (int):
        higher (int):
        lower (int):
        equal (int):
        points (float):
        opponent_points (float):
    """

    opponent: int
    games: int
    higher: int
    lower: int
    equal: int
    points: float
    opponent_points: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        opponent = self.opponent

        games = self.games

        higher = self.higher

        lower = self.lower

        equal = self.equal

        points = self.points

        opponent_points = self.opponent_points

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "opponent": opponent,
                "games": games,
                "higher": higher,
                "lower": lower,
                "equal": equal,
                "points": points,
                "opponent_points": opponent_points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        opponent = d.pop("opponent")

        games = d.pop("games")

        higher = d.pop("higher")

        lower = d.pop("lower")

        equal = d.pop("equal")

        points = d.pop("points")

        opponent_points = d.pop("opponent_points")

        meeting_seen = cls(
            opponent=opponent,
            games=games,
            higher=higher,
            lower=lower,
            equal=equal,
            points=points,
            opponent_points=opponent_points,
        )

        meeting_seen.additional_properties = d
        return meeting_seen

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
