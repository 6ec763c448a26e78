from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="StoredOrders")


@_attrs_define
class StoredOrders:
    """Orders [game, role, type, active zone, passive zone, destination zone], and the units that
    exist only in build orders [game, type, zone, role, 0, 1]; active zones of moves by convoy.

        Attributes:
            orders (list[list[int]]):
            fake_units (list[list[int]]):
            via_convoy (list[int]):
    """

    orders: list[list[int]]
    fake_units: list[list[int]]
    via_convoy: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        orders = []
        for orders_item_data in self.orders:
            orders_item = orders_item_data

            orders.append(orders_item)

        fake_units = []
        for fake_units_item_data in self.fake_units:
            fake_units_item = fake_units_item_data

            fake_units.append(fake_units_item)

        via_convoy = self.via_convoy

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "orders": orders,
                "fake_units": fake_units,
                "via_convoy": via_convoy,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
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

        stored_orders = cls(
            orders=orders,
            fake_units=fake_units,
            via_convoy=via_convoy,
        )

        stored_orders.additional_properties = d
        return stored_orders

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
