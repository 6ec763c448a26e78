from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.unread_line import UnreadLine


T = TypeVar("T", bound="NotedOrders")


@_attrs_define
class NotedOrders:
    """The orders as rows of seven numbers and as text, the line of each, and lines not read.

    Attributes:
        orders (list[list[int]]):
        text (str):
        lines (list[int]):
        unread (list[UnreadLine]):
    """

    orders: list[list[int]]
    text: str
    lines: list[int]
    unread: list[UnreadLine]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        orders = []
        for orders_item_data in self.orders:
            orders_item = orders_item_data

            orders.append(orders_item)

        text = self.text

        lines = self.lines

        unread = []
        for unread_item_data in self.unread:
            unread_item = unread_item_data.to_dict()
            unread.append(unread_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "orders": orders,
                "text": text,
                "lines": lines,
                "unread": unread,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.unread_line import UnreadLine

        d = dict(src_dict)
        orders = []
        _orders = d.pop("orders")
        for orders_item_data in _orders:
            orders_item = cast(list[int], orders_item_data)

            orders.append(orders_item)

        text = d.pop("text")

        lines = cast(list[int], d.pop("lines"))

        unread = []
        _unread = d.pop("unread")
        for unread_item_data in _unread:
            unread_item = UnreadLine.from_dict(unread_item_data)

            unread.append(unread_item)

        noted_orders = cls(
            orders=orders,
            text=text,
            lines=lines,
            unread=unread,
        )

        noted_orders.additional_properties = d
        return noted_orders

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
