from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orders_query_adjacent_convoy import OrdersQueryAdjacentConvoy
from ..models.orders_query_convoy_retreat import OrdersQueryConvoyRetreat
from ..models.orders_query_lang import OrdersQueryLang
from ..models.orders_query_removal import OrdersQueryRemoval
from ..types import UNSET, Unset

T = TypeVar("T", bound="OrdersQuery")


@_attrs_define
class OrdersQuery:
    """A position, and whose orders are asked for.

    Attributes:
        variant (Any): The name of a variant, or the whole variant as an object.
        advancement (int): Modulo 5 it gives the phase.
        situation (Any): ownerships, units, and if any dislodged_ones, fake_units, forbiddens.
        adjacent_convoy (OrdersQueryAdjacentConvoy | Unset): DATC 4.A.3: datc2 lets an army walk when no whole convoy is
            ordered. Default: OrdersQueryAdjacentConvoy.DATC3.
        removal (OrdersQueryRemoval | Unset): DATC 4.D.8: what the distance in civil disorder is counted from. Default:
            OrdersQueryRemoval.HOME.
        convoy_retreat (OrdersQueryConvoyRetreat | Unset): DATC 4.A.5: retreats to where a convoyed attacker came from.
            Default: OrdersQueryConvoyRetreat.ALLOWED.
        lang (OrdersQueryLang | Unset): The language of the reports. Default: OrdersQueryLang.FR.
        role (int | Unset): The role concerned, 0 for all. Default: 0.
        names (Any | Unset): Names of roles, zones and coasts; ours if left out.
        zone (int | Unset): Only the orders of the unit in this zone, 0 for all. Default: 0.
    """

    variant: Any
    advancement: int
    situation: Any
    adjacent_convoy: OrdersQueryAdjacentConvoy | Unset = OrdersQueryAdjacentConvoy.DATC3
    removal: OrdersQueryRemoval | Unset = OrdersQueryRemoval.HOME
    convoy_retreat: OrdersQueryConvoyRetreat | Unset = OrdersQueryConvoyRetreat.ALLOWED
    lang: OrdersQueryLang | Unset = OrdersQueryLang.FR
    role: int | Unset = 0
    names: Any | Unset = UNSET
    zone: int | Unset = 0

    def to_dict(self) -> dict[str, Any]:
        variant = self.variant

        advancement = self.advancement

        situation = self.situation

        adjacent_convoy: str | Unset = UNSET
        if not isinstance(self.adjacent_convoy, Unset):
            adjacent_convoy = self.adjacent_convoy.value

        removal: str | Unset = UNSET
        if not isinstance(self.removal, Unset):
            removal = self.removal.value

        convoy_retreat: str | Unset = UNSET
        if not isinstance(self.convoy_retreat, Unset):
            convoy_retreat = self.convoy_retreat.value

        lang: str | Unset = UNSET
        if not isinstance(self.lang, Unset):
            lang = self.lang.value

        role = self.role

        names = self.names

        zone = self.zone

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "variant": variant,
                "advancement": advancement,
                "situation": situation,
            }
        )
        if adjacent_convoy is not UNSET:
            field_dict["adjacent_convoy"] = adjacent_convoy
        if removal is not UNSET:
            field_dict["removal"] = removal
        if convoy_retreat is not UNSET:
            field_dict["convoy_retreat"] = convoy_retreat
        if lang is not UNSET:
            field_dict["lang"] = lang
        if role is not UNSET:
            field_dict["role"] = role
        if names is not UNSET:
            field_dict["names"] = names
        if zone is not UNSET:
            field_dict["zone"] = zone

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        variant = d.pop("variant")

        advancement = d.pop("advancement")

        situation = d.pop("situation")

        _adjacent_convoy = d.pop("adjacent_convoy", UNSET)
        adjacent_convoy: OrdersQueryAdjacentConvoy | Unset
        if isinstance(_adjacent_convoy, Unset):
            adjacent_convoy = UNSET
        else:
            adjacent_convoy = OrdersQueryAdjacentConvoy(_adjacent_convoy)

        _removal = d.pop("removal", UNSET)
        removal: OrdersQueryRemoval | Unset
        if isinstance(_removal, Unset):
            removal = UNSET
        else:
            removal = OrdersQueryRemoval(_removal)

        _convoy_retreat = d.pop("convoy_retreat", UNSET)
        convoy_retreat: OrdersQueryConvoyRetreat | Unset
        if isinstance(_convoy_retreat, Unset):
            convoy_retreat = UNSET
        else:
            convoy_retreat = OrdersQueryConvoyRetreat(_convoy_retreat)

        _lang = d.pop("lang", UNSET)
        lang: OrdersQueryLang | Unset
        if isinstance(_lang, Unset):
            lang = UNSET
        else:
            lang = OrdersQueryLang(_lang)

        role = d.pop("role", UNSET)

        names = d.pop("names", UNSET)

        zone = d.pop("zone", UNSET)

        orders_query = cls(
            variant=variant,
            advancement=advancement,
            situation=situation,
            adjacent_convoy=adjacent_convoy,
            removal=removal,
            convoy_retreat=convoy_retreat,
            lang=lang,
            role=role,
            names=names,
            zone=zone,
        )

        return orders_query
