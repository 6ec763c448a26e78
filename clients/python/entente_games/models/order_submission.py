from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.order_submission_lang import OrderSubmissionLang
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.order_submission_names_type_0 import OrderSubmissionNamesType0
    from ..models.sent_order import SentOrder


T = TypeVar("T", bound="OrderSubmission")


@_attrs_define
class OrderSubmission:
    """Orders to keep, and whether they are final.

    Attributes:
        role_id (int): The number of a role: 1 and up for players, 0 for the game master.
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
        orders (list[SentOrder] | None | Unset): The orders of the role.
        text (None | str | Unset): The orders instead, one a line, French or English.
        names (None | OrderSubmissionNamesType0 | Unset): Names for the report, of all roles, zones and coasts of the
            variant: {"roles": {"1": ["Angleterre", "anglais", "E"], …}, "zones": {"1": "ADR", …}, "coasts": {"1": "ec",
            …}}; the server's own names when absent.
        lang (OrderSubmissionLang | Unset): The language of the report. Default: OrderSubmissionLang.FR.
        definitive (bool | Unset): Whether these orders are final (0 or 1): once all are, the phase is adjudicated.
            Default: False.
        advancement (int | None | Unset): The phase the caller means; 409 when another one is being played.
    """

    role_id: int
    pseudo: None | str | Unset = UNSET
    orders: list[SentOrder] | None | Unset = UNSET
    text: None | str | Unset = UNSET
    names: None | OrderSubmissionNamesType0 | Unset = UNSET
    lang: OrderSubmissionLang | Unset = OrderSubmissionLang.FR
    definitive: bool | Unset = False
    advancement: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.order_submission_names_type_0 import OrderSubmissionNamesType0

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
        elif isinstance(self.names, OrderSubmissionNamesType0):
            names = self.names.to_dict()
        else:
            names = self.names

        lang: str | Unset = UNSET
        if not isinstance(self.lang, Unset):
            lang = self.lang.value

        definitive = self.definitive

        advancement: int | None | Unset
        if isinstance(self.advancement, Unset):
            advancement = UNSET
        else:
            advancement = self.advancement

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
        if definitive is not UNSET:
            field_dict["definitive"] = definitive
        if advancement is not UNSET:
            field_dict["advancement"] = advancement

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.order_submission_names_type_0 import OrderSubmissionNamesType0
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

        def _parse_names(data: object) -> None | OrderSubmissionNamesType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                names_type_0 = OrderSubmissionNamesType0.from_dict(data)

                return names_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OrderSubmissionNamesType0 | Unset, data)

        names = _parse_names(d.pop("names", UNSET))

        _lang = d.pop("lang", UNSET)
        lang: OrderSubmissionLang | Unset
        if isinstance(_lang, Unset):
            lang = UNSET
        else:
            lang = OrderSubmissionLang(_lang)

        definitive = d.pop("definitive", UNSET)

        def _parse_advancement(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        advancement = _parse_advancement(d.pop("advancement", UNSET))

        order_submission = cls(
            role_id=role_id,
            pseudo=pseudo,
            orders=orders,
            text=text,
            names=names,
            lang=lang,
            definitive=definitive,
            advancement=advancement,
        )

        return order_submission
