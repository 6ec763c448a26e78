from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.streak_list_definitions import StreakListDefinitions
    from ..models.streaks_of import StreaksOf


T = TypeVar("T", bound="StreakList")


@_attrs_define
class StreakList:
    """Runs of ranks and of hands, by player and by team.

    Attributes:
        definitions (StreakListDefinitions):
        players (list[StreaksOf]):
        teams (list[StreaksOf]):
    """

    definitions: StreakListDefinitions
    players: list[StreaksOf]
    teams: list[StreaksOf]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        definitions = self.definitions.to_dict()

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
                "definitions": definitions,
                "players": players,
                "teams": teams,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.streak_list_definitions import StreakListDefinitions
        from ..models.streaks_of import StreaksOf

        d = dict(src_dict)
        definitions = StreakListDefinitions.from_dict(d.pop("definitions"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = StreaksOf.from_dict(players_item_data)

            players.append(players_item)

        teams = []
        _teams = d.pop("teams")
        for teams_item_data in _teams:
            teams_item = StreaksOf.from_dict(teams_item_data)

            teams.append(teams_item)

        streak_list = cls(
            definitions=definitions,
            players=players,
            teams=teams,
        )

        streak_list.additional_properties = d
        return streak_list

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
