from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.player_statistics import PlayerStatistics
    from ..models.statistics_table_definitions import StatisticsTableDefinitions
    from ..models.statistics_table_formulas import StatisticsTableFormulas


T = TypeVar("T", bound="StatisticsTable")


@_attrs_define
class StatisticsTable:
    """The statistics of all players; every rate is defined in words and by its counts.

    Attributes:
        definitions (StatisticsTableDefinitions):
        formulas (StatisticsTableFormulas): Each rate as a quotient of counts.
        players (list[PlayerStatistics]):
    """

    definitions: StatisticsTableDefinitions
    formulas: StatisticsTableFormulas
    players: list[PlayerStatistics]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        definitions = self.definitions.to_dict()

        formulas = self.formulas.to_dict()

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "definitions": definitions,
                "formulas": formulas,
                "players": players,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.player_statistics import PlayerStatistics
        from ..models.statistics_table_definitions import StatisticsTableDefinitions
        from ..models.statistics_table_formulas import StatisticsTableFormulas

        d = dict(src_dict)
        definitions = StatisticsTableDefinitions.from_dict(d.pop("definitions"))

        formulas = StatisticsTableFormulas.from_dict(d.pop("formulas"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = PlayerStatistics.from_dict(players_item_data)

            players.append(players_item)

        statistics_table = cls(
            definitions=definitions,
            formulas=formulas,
            players=players,
        )

        statistics_table.additional_properties = d
        return statistics_table

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
