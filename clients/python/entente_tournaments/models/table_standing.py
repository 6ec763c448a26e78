from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.best_of_role import BestOfRole
    from ..models.table_line import TableLine
    from ..models.team_line import TeamLine


T = TypeVar("T", bound="TableStanding")


@_attrs_define
class TableStanding:
    """The standing of a tournament at tables.

    Attributes:
        scoring (str):
        lines (list[TableLine]):
        teams (list[TeamLine]):
        best_of_roles (list[BestOfRole]):
    """

    scoring: str
    lines: list[TableLine]
    teams: list[TeamLine]
    best_of_roles: list[BestOfRole]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        scoring = self.scoring

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)

        teams = []
        for teams_item_data in self.teams:
            teams_item = teams_item_data.to_dict()
            teams.append(teams_item)

        best_of_roles = []
        for best_of_roles_item_data in self.best_of_roles:
            best_of_roles_item = best_of_roles_item_data.to_dict()
            best_of_roles.append(best_of_roles_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "scoring": scoring,
                "lines": lines,
                "teams": teams,
                "best_of_roles": best_of_roles,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.best_of_role import BestOfRole
        from ..models.table_line import TableLine
        from ..models.team_line import TeamLine

        d = dict(src_dict)
        scoring = d.pop("scoring")

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in _lines:
            lines_item = TableLine.from_dict(lines_item_data)

            lines.append(lines_item)

        teams = []
        _teams = d.pop("teams")
        for teams_item_data in _teams:
            teams_item = TeamLine.from_dict(teams_item_data)

            teams.append(teams_item)

        best_of_roles = []
        _best_of_roles = d.pop("best_of_roles")
        for best_of_roles_item_data in _best_of_roles:
            best_of_roles_item = BestOfRole.from_dict(best_of_roles_item_data)

            best_of_roles.append(best_of_roles_item)

        table_standing = cls(
            scoring=scoring,
            lines=lines,
            teams=teams,
            best_of_roles=best_of_roles,
        )

        table_standing.additional_properties = d
        return table_standing

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
