from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="MembershipSeen")


@_attrs_define
class MembershipSeen:
    """A membership; a present member has left in no year.

    Attributes:
        player_id (int):
        team_id (int):
        joined_season_year (int):
        left_season_year (int | None):
    """

    player_id: int
    team_id: int
    joined_season_year: int
    left_season_year: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player_id = self.player_id

        team_id = self.team_id

        joined_season_year = self.joined_season_year

        left_season_year: int | None
        left_season_year = self.left_season_year

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player_id": player_id,
                "team_id": team_id,
                "joined_season_year": joined_season_year,
                "left_season_year": left_season_year,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        player_id = d.pop("player_id")

        team_id = d.pop("team_id")

        joined_season_year = d.pop("joined_season_year")

        def _parse_left_season_year(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        left_season_year = _parse_left_season_year(d.pop("left_season_year"))

        membership_seen = cls(
            player_id=player_id,
            team_id=team_id,
            joined_season_year=joined_season_year,
            left_season_year=left_season_year,
        )

        membership_seen.additional_properties = d
        return membership_seen

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
