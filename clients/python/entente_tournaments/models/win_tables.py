from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.win_tables_definitions import WinTablesDefinitions
    from ..models.win_tables_win_waits import WinTablesWinWaits
    from ..models.win_value_count import WinValueCount
    from ..models.yaku_count import YakuCount


T = TypeVar("T", bound="WinTables")


@_attrs_define
class WinTables:
    """All wins counted in three ways.

    Attributes:
        definitions (WinTablesDefinitions):
        wins (int):
        wins_with_yaku (int): Those of which the yaku were recorded.
        yaku (list[YakuCount]):
        win_values (list[WinValueCount]):
        win_waits (WinTablesWinWaits):
    """

    definitions: WinTablesDefinitions
    wins: int
    wins_with_yaku: int
    yaku: list[YakuCount]
    win_values: list[WinValueCount]
    win_waits: WinTablesWinWaits
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        definitions = self.definitions.to_dict()

        wins = self.wins

        wins_with_yaku = self.wins_with_yaku

        yaku = []
        for yaku_item_data in self.yaku:
            yaku_item = yaku_item_data.to_dict()
            yaku.append(yaku_item)

        win_values = []
        for win_values_item_data in self.win_values:
            win_values_item = win_values_item_data.to_dict()
            win_values.append(win_values_item)

        win_waits = self.win_waits.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "definitions": definitions,
                "wins": wins,
                "wins_with_yaku": wins_with_yaku,
                "yaku": yaku,
                "win_values": win_values,
                "win_waits": win_waits,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.win_tables_definitions import WinTablesDefinitions
        from ..models.win_tables_win_waits import WinTablesWinWaits
        from ..models.win_value_count import WinValueCount
        from ..models.yaku_count import YakuCount

        d = dict(src_dict)
        definitions = WinTablesDefinitions.from_dict(d.pop("definitions"))

        wins = d.pop("wins")

        wins_with_yaku = d.pop("wins_with_yaku")

        yaku = []
        _yaku = d.pop("yaku")
        for yaku_item_data in _yaku:
            yaku_item = YakuCount.from_dict(yaku_item_data)

            yaku.append(yaku_item)

        win_values = []
        _win_values = d.pop("win_values")
        for win_values_item_data in _win_values:
            win_values_item = WinValueCount.from_dict(win_values_item_data)

            win_values.append(win_values_item)

        win_waits = WinTablesWinWaits.from_dict(d.pop("win_waits"))

        win_tables = cls(
            definitions=definitions,
            wins=wins,
            wins_with_yaku=wins_with_yaku,
            yaku=yaku,
            win_values=win_values,
            win_waits=win_waits,
        )

        win_tables.additional_properties = d
        return win_tables

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
