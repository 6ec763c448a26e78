from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.stage import Stage

if TYPE_CHECKING:
    from ..models.league_standing_seen import LeagueStandingSeen


T = TypeVar("T", bound="StageTable")


@_attrs_define
class StageTable:
    """The table of one stage.

    Attributes:
        season (Stage):
        standings (list[LeagueStandingSeen]):
    """

    season: Stage
    standings: list[LeagueStandingSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        season = self.season.value

        standings = []
        for standings_item_data in self.standings:
            standings_item = standings_item_data.to_dict()
            standings.append(standings_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "season": season,
                "standings": standings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.league_standing_seen import LeagueStandingSeen

        d = dict(src_dict)
        season = Stage(d.pop("season"))

        standings = []
        _standings = d.pop("standings")
        for standings_item_data in _standings:
            standings_item = LeagueStandingSeen.from_dict(standings_item_data)

            standings.append(standings_item)

        stage_table = cls(
            season=season,
            standings=standings,
        )

        stage_table.additional_properties = d
        return stage_table

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
