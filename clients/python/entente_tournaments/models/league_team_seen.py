from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LeagueTeamSeen")


@_attrs_define
class LeagueTeamSeen:
    """A team.

    Attributes:
        id (int):
        league_id (int):
        name (str):
        joined_season_year (int):
    """

    id: int
    league_id: int
    name: str
    joined_season_year: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        league_id = self.league_id

        name = self.name

        joined_season_year = self.joined_season_year

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "league_id": league_id,
                "name": name,
                "joined_season_year": joined_season_year,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        league_id = d.pop("league_id")

        name = d.pop("name")

        joined_season_year = d.pop("joined_season_year")

        league_team_seen = cls(
            id=id,
            league_id=league_id,
            name=name,
            joined_season_year=joined_season_year,
        )

        league_team_seen.additional_properties = d
        return league_team_seen

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
