from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="MeetingPlanned")


@_attrs_define
class MeetingPlanned:
    """How often two teams meet.

    Attributes:
        team_id (int):
        opponent_id (int):
        games (int):
    """

    team_id: int
    opponent_id: int
    games: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        team_id = self.team_id

        opponent_id = self.opponent_id

        games = self.games

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "team_id": team_id,
                "opponent_id": opponent_id,
                "games": games,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        team_id = d.pop("team_id")

        opponent_id = d.pop("opponent_id")

        games = d.pop("games")

        meeting_planned = cls(
            team_id=team_id,
            opponent_id=opponent_id,
            games=games,
        )

        meeting_planned.additional_properties = d
        return meeting_planned

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
