from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.sent_team import SentTeam


T = TypeVar("T", bound="SentTeams")


@_attrs_define
class SentTeams:
    """All the teams, in seeding order; the list replaces the one before.

    Attributes:
        teams (list[SentTeam]): Teams from the first seed down.
    """

    teams: list[SentTeam]

    def to_dict(self) -> dict[str, Any]:
        teams = []
        for teams_item_data in self.teams:
            teams_item = teams_item_data.to_dict()
            teams.append(teams_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "teams": teams,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.sent_team import SentTeam

        d = dict(src_dict)
        teams = []
        _teams = d.pop("teams")
        for teams_item_data in _teams:
            teams_item = SentTeam.from_dict(teams_item_data)

            teams.append(teams_item)

        sent_teams = cls(
            teams=teams,
        )

        return sent_teams
