from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.part_of_games import PartOfGames
    from ..models.player_in_detail_definitions import PlayerInDetailDefinitions
    from ..models.player_in_detail_formulas import PlayerInDetailFormulas
    from ..models.player_statistics import PlayerStatistics
    from ..models.win_tables import WinTables


T = TypeVar("T", bound="PlayerInDetail")


@_attrs_define
class PlayerInDetail:
    """A player's statistics, compared with all others of the same seasons.

    Attributes:
        definitions (PlayerInDetailDefinitions):
        formulas (PlayerInDetailFormulas):
        statistics (PlayerStatistics): One player's counts and rates.
        by_seat (list[PartOfGames]):
        by_match_number (list[PartOfGames]):
        by_month (list[PartOfGames]):
        wins (WinTables): All wins counted in three ways.
    """

    definitions: PlayerInDetailDefinitions
    formulas: PlayerInDetailFormulas
    statistics: PlayerStatistics
    by_seat: list[PartOfGames]
    by_match_number: list[PartOfGames]
    by_month: list[PartOfGames]
    wins: WinTables
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        definitions = self.definitions.to_dict()

        formulas = self.formulas.to_dict()

        statistics = self.statistics.to_dict()

        by_seat = []
        for by_seat_item_data in self.by_seat:
            by_seat_item = by_seat_item_data.to_dict()
            by_seat.append(by_seat_item)

        by_match_number = []
        for by_match_number_item_data in self.by_match_number:
            by_match_number_item = by_match_number_item_data.to_dict()
            by_match_number.append(by_match_number_item)

        by_month = []
        for by_month_item_data in self.by_month:
            by_month_item = by_month_item_data.to_dict()
            by_month.append(by_month_item)

        wins = self.wins.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "definitions": definitions,
                "formulas": formulas,
                "statistics": statistics,
                "by_seat": by_seat,
                "by_match_number": by_match_number,
                "by_month": by_month,
                "wins": wins,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.part_of_games import PartOfGames
        from ..models.player_in_detail_definitions import PlayerInDetailDefinitions
        from ..models.player_in_detail_formulas import PlayerInDetailFormulas
        from ..models.player_statistics import PlayerStatistics
        from ..models.win_tables import WinTables

        d = dict(src_dict)
        definitions = PlayerInDetailDefinitions.from_dict(d.pop("definitions"))

        formulas = PlayerInDetailFormulas.from_dict(d.pop("formulas"))

        statistics = PlayerStatistics.from_dict(d.pop("statistics"))

        by_seat = []
        _by_seat = d.pop("by_seat")
        for by_seat_item_data in _by_seat:
            by_seat_item = PartOfGames.from_dict(by_seat_item_data)

            by_seat.append(by_seat_item)

        by_match_number = []
        _by_match_number = d.pop("by_match_number")
        for by_match_number_item_data in _by_match_number:
            by_match_number_item = PartOfGames.from_dict(by_match_number_item_data)

            by_match_number.append(by_match_number_item)

        by_month = []
        _by_month = d.pop("by_month")
        for by_month_item_data in _by_month:
            by_month_item = PartOfGames.from_dict(by_month_item_data)

            by_month.append(by_month_item)

        wins = WinTables.from_dict(d.pop("wins"))

        player_in_detail = cls(
            definitions=definitions,
            formulas=formulas,
            statistics=statistics,
            by_seat=by_seat,
            by_match_number=by_match_number,
            by_month=by_month,
            wins=wins,
        )

        player_in_detail.additional_properties = d
        return player_in_detail

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
