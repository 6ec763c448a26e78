from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game_planned import GamePlanned
    from ..models.meeting_planned import MeetingPlanned
    from ..models.team_planned import TeamPlanned


T = TypeVar("T", bound="PlanSeen")


@_attrs_define
class PlanSeen:
    """A schedule, and how even it is.

    Attributes:
        games (list[GamePlanned]):
        meetings (list[MeetingPlanned]):
        teams (list[TeamPlanned]):
    """

    games: list[GamePlanned]
    meetings: list[MeetingPlanned]
    teams: list[TeamPlanned]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        games = []
        for games_item_data in self.games:
            games_item = games_item_data.to_dict()
            games.append(games_item)

        meetings = []
        for meetings_item_data in self.meetings:
            meetings_item = meetings_item_data.to_dict()
            meetings.append(meetings_item)

        teams = []
        for teams_item_data in self.teams:
            teams_item = teams_item_data.to_dict()
            teams.append(teams_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "games": games,
                "meetings": meetings,
                "teams": teams,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.game_planned import GamePlanned
        from ..models.meeting_planned import MeetingPlanned
        from ..models.team_planned import TeamPlanned

        d = dict(src_dict)
        games = []
        _games = d.pop("games")
        for games_item_data in _games:
            games_item = GamePlanned.from_dict(games_item_data)

            games.append(games_item)

        meetings = []
        _meetings = d.pop("meetings")
        for meetings_item_data in _meetings:
            meetings_item = MeetingPlanned.from_dict(meetings_item_data)

            meetings.append(meetings_item)

        teams = []
        _teams = d.pop("teams")
        for teams_item_data in _teams:
            teams_item = TeamPlanned.from_dict(teams_item_data)

            teams.append(teams_item)

        plan_seen = cls(
            games=games,
            meetings=meetings,
            teams=teams,
        )

        plan_seen.additional_properties = d
        return plan_seen

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
