from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.league_player_seen import LeaguePlayerSeen
    from ..models.league_seen import LeagueSeen
    from ..models.league_staff_seen import LeagueStaffSeen
    from ..models.league_team_seen import LeagueTeamSeen
    from ..models.membership_seen import MembershipSeen
    from ..models.rule_set_seen import RuleSetSeen
    from ..models.season_seen import SeasonSeen


T = TypeVar("T", bound="LeagueOverview")


@_attrs_define
class LeagueOverview:
    """A league with its rules, stages, people and staff.

    Attributes:
        league (LeagueSeen): A league.
        rules (RuleSetSeen): A rule set.
        seasons (list[SeasonSeen]):
        teams (list[LeagueTeamSeen]):
        players (list[LeaguePlayerSeen]):
        memberships (list[MembershipSeen]):
        staff (list[LeagueStaffSeen]):
    """

    league: LeagueSeen
    rules: RuleSetSeen
    seasons: list[SeasonSeen]
    teams: list[LeagueTeamSeen]
    players: list[LeaguePlayerSeen]
    memberships: list[MembershipSeen]
    staff: list[LeagueStaffSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        league = self.league.to_dict()

        rules = self.rules.to_dict()

        seasons = []
        for seasons_item_data in self.seasons:
            seasons_item = seasons_item_data.to_dict()
            seasons.append(seasons_item)

        teams = []
        for teams_item_data in self.teams:
            teams_item = teams_item_data.to_dict()
            teams.append(teams_item)

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        memberships = []
        for memberships_item_data in self.memberships:
            memberships_item = memberships_item_data.to_dict()
            memberships.append(memberships_item)

        staff = []
        for staff_item_data in self.staff:
            staff_item = staff_item_data.to_dict()
            staff.append(staff_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "league": league,
                "rules": rules,
                "seasons": seasons,
                "teams": teams,
                "players": players,
                "memberships": memberships,
                "staff": staff,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.league_player_seen import LeaguePlayerSeen
        from ..models.league_seen import LeagueSeen
        from ..models.league_staff_seen import LeagueStaffSeen
        from ..models.league_team_seen import LeagueTeamSeen
        from ..models.membership_seen import MembershipSeen
        from ..models.rule_set_seen import RuleSetSeen
        from ..models.season_seen import SeasonSeen

        d = dict(src_dict)
        league = LeagueSeen.from_dict(d.pop("league"))

        rules = RuleSetSeen.from_dict(d.pop("rules"))

        seasons = []
        _seasons = d.pop("seasons")
        for seasons_item_data in _seasons:
            seasons_item = SeasonSeen.from_dict(seasons_item_data)

            seasons.append(seasons_item)

        teams = []
        _teams = d.pop("teams")
        for teams_item_data in _teams:
            teams_item = LeagueTeamSeen.from_dict(teams_item_data)

            teams.append(teams_item)

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = LeaguePlayerSeen.from_dict(players_item_data)

            players.append(players_item)

        memberships = []
        _memberships = d.pop("memberships")
        for memberships_item_data in _memberships:
            memberships_item = MembershipSeen.from_dict(memberships_item_data)

            memberships.append(memberships_item)

        staff = []
        _staff = d.pop("staff")
        for staff_item_data in _staff:
            staff_item = LeagueStaffSeen.from_dict(staff_item_data)

            staff.append(staff_item)

        league_overview = cls(
            league=league,
            rules=rules,
            seasons=seasons,
            teams=teams,
            players=players,
            memberships=memberships,
            staff=staff,
        )

        league_overview.additional_properties = d
        return league_overview

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
