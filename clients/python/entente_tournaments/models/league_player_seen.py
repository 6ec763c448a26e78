from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LeaguePlayerSeen")


@_attrs_define
class LeaguePlayerSeen:
    """A player; member_id is that of the linked member.

    Attributes:
        id (int):
        league_id (int):
        name (str):
        name_furigana (str):
        joined_season_year (int):
        member_id (int | None):
    """

    id: int
    league_id: int
    name: str
    name_furigana: str
    joined_season_year: int
    member_id: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        league_id = self.league_id

        name = self.name

        name_furigana = self.name_furigana

        joined_season_year = self.joined_season_year

        member_id: int | None
        member_id = self.member_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "league_id": league_id,
                "name": name,
                "name_furigana": name_furigana,
                "joined_season_year": joined_season_year,
                "member_id": member_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        league_id = d.pop("league_id")

        name = d.pop("name")

        name_furigana = d.pop("name_furigana")

        joined_season_year = d.pop("joined_season_year")

        def _parse_member_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        member_id = _parse_member_id(d.pop("member_id"))

        league_player_seen = cls(
            id=id,
            league_id=league_id,
            name=name,
            name_furigana=name_furigana,
            joined_season_year=joined_season_year,
            member_id=member_id,
        )

        league_player_seen.additional_properties = d
        return league_player_seen

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
