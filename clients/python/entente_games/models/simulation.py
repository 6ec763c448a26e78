from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.simulation_lang import SimulationLang
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.sent_order import SentOrder
    from ..models.sent_ownership import SentOwnership
    from ..models.sent_unit import SentUnit
    from ..models.simulation_names_type_0 import SimulationNamesType0


T = TypeVar("T", bound="Simulation")


@_attrs_define
class Simulation:
    """Orders to try on a position, in spring.

    Attributes:
        variant_name (str): The name of the variant.
        orders (list[SentOrder]): The orders of all roles.
        center_ownerships (list[SentOwnership]): Who owns which center.
        units (list[SentUnit]): The units.
        names (None | SimulationNamesType0 | Unset): Names for the report, of all roles, zones and coasts of the
            variant: {"roles": {"1": ["Angleterre", "anglais", "E"], …}, "zones": {"1": "ADR", …}, "coasts": {"1": "ec",
            …}}; the server's own names when absent.
        lang (SimulationLang | Unset): The language of the report. Default: SimulationLang.FR.
        lenient (bool | Unset): Whether units without a legal order hold (1), or the whole is refused (0). Default:
            False.
    """

    variant_name: str
    orders: list[SentOrder]
    center_ownerships: list[SentOwnership]
    units: list[SentUnit]
    names: None | SimulationNamesType0 | Unset = UNSET
    lang: SimulationLang | Unset = SimulationLang.FR
    lenient: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        from ..models.simulation_names_type_0 import SimulationNamesType0

        variant_name = self.variant_name

        orders = []
        for orders_item_data in self.orders:
            orders_item = orders_item_data.to_dict()
            orders.append(orders_item)

        center_ownerships = []
        for center_ownerships_item_data in self.center_ownerships:
            center_ownerships_item = center_ownerships_item_data.to_dict()
            center_ownerships.append(center_ownerships_item)

        units = []
        for units_item_data in self.units:
            units_item = units_item_data.to_dict()
            units.append(units_item)

        names: dict[str, Any] | None | Unset
        if isinstance(self.names, Unset):
            names = UNSET
        elif isinstance(self.names, SimulationNamesType0):
            names = self.names.to_dict()
        else:
            names = self.names

        lang: str | Unset = UNSET
        if not isinstance(self.lang, Unset):
            lang = self.lang.value

        lenient = self.lenient

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "variant_name": variant_name,
                "orders": orders,
                "center_ownerships": center_ownerships,
                "units": units,
            }
        )
        if names is not UNSET:
            field_dict["names"] = names
        if lang is not UNSET:
            field_dict["lang"] = lang
        if lenient is not UNSET:
            field_dict["lenient"] = lenient

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.sent_order import SentOrder
        from ..models.sent_ownership import SentOwnership
        from ..models.sent_unit import SentUnit
        from ..models.simulation_names_type_0 import SimulationNamesType0

        d = dict(src_dict)
        variant_name = d.pop("variant_name")

        orders = []
        _orders = d.pop("orders")
        for orders_item_data in _orders:
            orders_item = SentOrder.from_dict(orders_item_data)

            orders.append(orders_item)

        center_ownerships = []
        _center_ownerships = d.pop("center_ownerships")
        for center_ownerships_item_data in _center_ownerships:
            center_ownerships_item = SentOwnership.from_dict(
                center_ownerships_item_data
            )

            center_ownerships.append(center_ownerships_item)

        units = []
        _units = d.pop("units")
        for units_item_data in _units:
            units_item = SentUnit.from_dict(units_item_data)

            units.append(units_item)

        def _parse_names(data: object) -> None | SimulationNamesType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                names_type_0 = SimulationNamesType0.from_dict(data)

                return names_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SimulationNamesType0 | Unset, data)

        names = _parse_names(d.pop("names", UNSET))

        _lang = d.pop("lang", UNSET)
        lang: SimulationLang | Unset
        if isinstance(_lang, Unset):
            lang = UNSET
        else:
            lang = SimulationLang(_lang)

        lenient = d.pop("lenient", UNSET)

        simulation = cls(
            variant_name=variant_name,
            orders=orders,
            center_ownerships=center_ownerships,
            units=units,
            names=names,
            lang=lang,
            lenient=lenient,
        )

        return simulation
