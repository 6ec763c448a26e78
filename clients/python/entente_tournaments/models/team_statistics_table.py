from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.team_statistics import TeamStatistics
    from ..models.team_statistics_table_definitions import (
        TeamStatisticsTableDefinitions,
    )
    from ..models.team_statistics_table_formulas import TeamStatisticsTableFormulas


T = TypeVar("T", bound="TeamStatisticsTable")


@_attrs_define
class TeamStatisticsTable:
    """The statistics of all teams; every rate is defined in words and by its counts.

    Attributes:
        definitions (TeamStatisticsTableDefinitions):
        formulas (TeamStatisticsTableFormulas): Each rate as a quotient of counts.
        teams (list[TeamStatistics]):
    """

    definitions: TeamStatisticsTableDefinitions
    formulas: TeamStatisticsTableFormulas
    teams: list[TeamStatistics]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        definitions = self.definitions.to_dict()

        formulas = self.formulas.to_dict()

        teams = []
        for teams_item_data in self.teams:
            teams_item = teams_item_data.to_dict()
            teams.append(teams_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "definitions": definitions,
                "formulas": formulas,
                "teams": teams,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.team_statistics import TeamStatistics
        from ..models.team_statistics_table_definitions import (
            TeamStatisticsTableDefinitions,
        )
        from ..models.team_statistics_table_formulas import TeamStatisticsTableFormulas

        d = dict(src_dict)
        definitions = TeamStatisticsTableDefinitions.from_dict(d.pop("definitions"))

        formulas = TeamStatisticsTableFormulas.from_dict(d.pop("formulas"))

        teams = []
        _teams = d.pop("teams")
        for teams_item_data in _teams:
            teams_item = TeamStatistics.from_dict(teams_item_data)

            teams.append(teams_item)

        team_statistics_table = cls(
            definitions=definitions,
            formulas=formulas,
            teams=teams,
        )

        team_statistics_table.additional_properties = d
        return team_statistics_table

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
