from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game_position import GamePosition


T = TypeVar("T", bound="GameTransition")


@_attrs_define
class GameTransition:
    """A phase: the position before, the orders, what became of each, the report, the position
    after. Orders and fake units are as in /game-orders, outcomes as the solver gives them.

        Attributes:
            advancement (int):
            season (str):
            year (int):
            adjudicated_at (int):
            position_before (GamePosition): Owner by center; units [type, zone] and dislodged units [type, zone, origin] by
                role.
            orders (list[list[int]]):
            fake_units (list[list[int]]):
            via_convoy (list[int]):
            outcomes (list[Any]):
            report (str):
            position_after (GamePosition): Owner by center; units [type, zone] and dislodged units [type, zone, origin] by
                role.
            ending (None | str):
    """

    advancement: int
    season: str
    year: int
    adjudicated_at: int
    position_before: GamePosition
    orders: list[list[int]]
    fake_units: list[list[int]]
    via_convoy: list[int]
    outcomes: list[Any]
    report: str
    position_after: GamePosition
    ending: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        advancement = self.advancement

        season = self.season

        year = self.year

        adjudicated_at = self.adjudicated_at

        position_before = self.position_before.to_dict()

        orders = []
        for orders_item_data in self.orders:
            orders_item = orders_item_data

            orders.append(orders_item)

        fake_units = []
        for fake_units_item_data in self.fake_units:
            fake_units_item = fake_units_item_data

            fake_units.append(fake_units_item)

        via_convoy = self.via_convoy

        outcomes = self.outcomes

        report = self.report

        position_after = self.position_after.to_dict()

        ending: None | str
        ending = self.ending

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "advancement": advancement,
                "season": season,
                "year": year,
                "adjudicated_at": adjudicated_at,
                "position_before": position_before,
                "orders": orders,
                "fake_units": fake_units,
                "via_convoy": via_convoy,
                "outcomes": outcomes,
                "report": report,
                "position_after": position_after,
                "ending": ending,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.game_position import GamePosition

        d = dict(src_dict)
        advancement = d.pop("advancement")

        season = d.pop("season")

        year = d.pop("year")

        adjudicated_at = d.pop("adjudicated_at")

        position_before = GamePosition.from_dict(d.pop("position_before"))

        orders = []
        _orders = d.pop("orders")
        for orders_item_data in _orders:
            orders_item = cast(list[int], orders_item_data)

            orders.append(orders_item)

        fake_units = []
        _fake_units = d.pop("fake_units")
        for fake_units_item_data in _fake_units:
            fake_units_item = cast(list[int], fake_units_item_data)

            fake_units.append(fake_units_item)

        via_convoy = cast(list[int], d.pop("via_convoy"))

        outcomes = cast(list[Any], d.pop("outcomes"))

        report = d.pop("report")

        position_after = GamePosition.from_dict(d.pop("position_after"))

        def _parse_ending(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        ending = _parse_ending(d.pop("ending"))

        game_transition = cls(
            advancement=advancement,
            season=season,
            year=year,
            adjudicated_at=adjudicated_at,
            position_before=position_before,
            orders=orders,
            fake_units=fake_units,
            via_convoy=via_convoy,
            outcomes=outcomes,
            report=report,
            position_after=position_after,
            ending=ending,
        )

        game_transition.additional_properties = d
        return game_transition

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
