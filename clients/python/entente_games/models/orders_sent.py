from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orders_sent_lang import OrdersSentLang
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.orders_sent_names_type_0 import OrdersSentNamesType0
    from ..models.sent_order import SentOrder


T = TypeVar("T", bound="OrdersSent")


@_attrs_define
class OrdersSent:
    """Orders for a role, as a list or as text in the classic notation.

    Attributes:
        role_id (int): The number of a role: 1 and up for players, 0 for the game master.
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
        orders (list[SentOrder] | None | Unset): The orders of the role.
        text (None | str | Unset): The orders instead, one a line, French or English.
        names (None | OrdersSentNamesType0 | Unset): Names for the report, of all roles, zones and coasts of the
            variant: {"roles": {"1": ["Angleterre", "anglais", "E"], …}, "zones": {"1": "ADR", …}, "coasts": {"1": "ec",
            …}}; the server's own names when absent.
        lang (OrdersSentLang | Unset): The language of the report. Default: OrdersSentLang.FR.
    """

    role_id: int
    pseudo: None | str | Unset = UNSET
    orders: list[SentOrder] | None | Unset = UNSET
    text: None | str | Unset = UNSET
    names: None | OrdersSentNamesType0 | Unset = UNSET
    lang: OrdersSentLang | Unset = OrdersSentLang.FR

    def to_dict(self) -> dict[str, Any]:
        from ..models.orders_sent_names_type_0 import OrdersSentNamesType0

        role_id = self.role_id

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        orders: list[dict[str, Any]] | None | Unset
        if isinstance(self.orders, Unset):
            orders = UNSET
        elif isinstance(self.orders, list):
            orders = []
            for orders_type_0_item_data in self.orders:
                orders_type_0_item = orders_type_0_item_data.to_dict()
                orders.append(orders_type_0_item)

        else:
            orders = self.orders

        text: None | str | Unset
        if isinstance(self.text, Unset):
            text = UNSET
        else:
            text = self.text

        names: dict[str, Any] | None | Unset
        if isinstance(self.names, Unset):
            names = UNSET
        elif isinstance(self.names, OrdersSentNamesType0):
            names = self.names.to_dict()
        else:
            names = self.names

        lang: str | Unset = UNSET
        if not isinstance(self.lang, Unset):
            lang = self.lang.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "role_id": role_id,
            }
        )
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo
        if orders is not UNSET:
            field_dict["orders"] = orders
        if text is not UNSET:
            field_dict["text"] = text
        if names is not UNSET:
            field_dict["names"] = names
        if lang is not UNSET:
            field_dict["lang"] = lang

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.orders_sent_names_type_0 import OrdersSentNamesType0
        from ..models.sent_order import SentOrder

        d = dict(src_dict)
        role_id = d.pop("role_id")

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        def _parse_orders(data: object) -> list[SentOrder] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                orders_type_0 = []
                _orders_type_0 = data
                for orders_type_0_item_data in _orders_type_0:
                    orders_type_0_item = SentOrder.from_dict(orders_type_0_item_data)

                    orders_type_0.append(orders_type_0_item)

                return orders_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[SentOrder] | None | Unset, data)

        orders = _parse_orders(d.pop("orders", UNSET))

        def _parse_text(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        text = _parse_text(d.pop("text", UNSET))

        def _parse_names(data: object) -> None | OrdersSentNamesType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                names_type_0 = OrdersSentNamesType0.from_dict(data)

                return names_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OrdersSentNamesType0 | Unset, data)

        names = _parse_names(d.pop("names", UNSET))

        _lang = d.pop("lang", UNSET)
        lang: OrdersSentLang | Unset
        if isinstance(_lang, Unset):
            lang = UNSET
        else:
            lang = OrdersSentLang(_lang)

        orders_sent = cls(
            role_id=role_id,
            pseudo=pseudo,
            orders=orders,
            text=text,
            names=names,
            lang=lang,
        )

        return orders_sent
