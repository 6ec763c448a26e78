from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.appearance_seen import AppearanceSeen
    from ..models.team_appearances import TeamAppearances


T = TypeVar("T", bound="AppearanceList")


@_attrs_define
class AppearanceList:
    """Every member of a team in the year of the stage, and every scheduled team.

    Attributes:
        least_games_per_player (int | None):
        most_games_per_player (int | None):
        games_per_team (int | None):
        players (list[AppearanceSeen]):
        teams (list[TeamAppearances]):
    """

    least_games_per_player: int | None
    most_games_per_player: int | None
    games_per_team: int | None
    players: list[AppearanceSeen]
    teams: list[TeamAppearances]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        least_games_per_player: int | None
        least_games_per_player = self.least_games_per_player

        most_games_per_player: int | None
        most_games_per_player = self.most_games_per_player

        games_per_team: int | None
        games_per_team = self.games_per_team

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        teams = []
        for teams_item_data in self.teams:
            teams_item = teams_item_data.to_dict()
            teams.append(teams_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "least_games_per_player": least_games_per_player,
                "most_games_per_player": most_games_per_player,
                "games_per_team": games_per_team,
                "players": players,
                "teams": teams,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.appearance_seen import AppearanceSeen
        from ..models.team_appearances import TeamAppearances

        d = dict(src_dict)

        def _parse_least_games_per_player(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        least_games_per_player = _parse_least_games_per_player(
            d.pop("least_games_per_player")
        )

        def _parse_most_games_per_player(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        most_games_per_player = _parse_most_games_per_player(
            d.pop("most_games_per_player")
        )

        def _parse_games_per_team(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        games_per_team = _parse_games_per_team(d.pop("games_per_team"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = AppearanceSeen.from_dict(players_item_data)

            players.append(players_item)

        teams = []
        _teams = d.pop("teams")
        for teams_item_data in _teams:
            teams_item = TeamAppearances.from_dict(teams_item_data)

            teams.append(teams_item)

        appearance_list = cls(
            least_games_per_player=least_games_per_player,
            most_games_per_player=most_games_per_player,
            games_per_team=games_per_team,
            players=players,
            teams=teams,
        )

        appearance_list.additional_properties = d
        return appearance_list

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
