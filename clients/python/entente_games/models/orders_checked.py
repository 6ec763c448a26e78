from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.fault_told import FaultTold


T = TypeVar("T", bound="OrdersChecked")


@_attrs_define
class OrdersChecked:
    """The orders as they were understood, [role, type, unit type, active zone, passive zone,
    destination zone, by convoy], the line of each in a text, and everything wrong with them.

        Attributes:
            orders (list[list[int]]):
            lines (list[int]):
            faults (list[FaultTold]):
    """

    orders: list[list[int]]
    lines: list[int]
    faults: list[FaultTold]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        orders = []
        for orders_item_data in self.orders:
            orders_item = orders_item_data

            orders.append(orders_item)

        lines = self.lines

        faults = []
        for faults_item_data in self.faults:
            faults_item = faults_item_data.to_dict()
            faults.append(faults_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "orders": orders,
                "lines": lines,
                "faults": faults,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.fault_told import FaultTold

        d = dict(src_dict)
        orders = []
        _orders = d.pop("orders")
        for orders_item_data in _orders:
            orders_item = cast(list[int], orders_item_data)

            orders.append(orders_item)

        lines = cast(list[int], d.pop("lines"))

        faults = []
        _faults = d.pop("faults")
        for faults_item_data in _faults:
            faults_item = FaultTold.from_dict(faults_item_data)

            faults.append(faults_item)

        orders_checked = cls(
            orders=orders,
            lines=lines,
            faults=faults,
        )

        orders_checked.additional_properties = d
        return orders_checked

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
