from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.simulation_format import SimulationFormat
from ..models.simulation_lang import SimulationLang
from ..models.simulation_theme import SimulationTheme
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.sent_order import SentOrder
    from ..models.sent_ownership import SentOwnership
    from ..models.sent_region import SentRegion
    from ..models.sent_unit import SentUnit
    from ..models.simulation_names_type_0 import SimulationNamesType0


T = TypeVar("T", bound="Simulation")


@_attrs_define
class Simulation:
    """Orders to try on a position, in spring unless another phase is named.

    Attributes:
        variant_name (str): The name of the variant.
        center_ownerships (list[SentOwnership]): Who owns which center.
        units (list[SentUnit]): The units; a dislodged one says where its attacker came from.
        forbiddens (list[int | SentRegion] | Unset): Regions nobody may retreat to.
        advancement (int | Unset): Modulo 5 it gives the phase. Default: 0.
        orders (list[SentOrder] | None | Unset): The orders of all roles.
        text (None | str | Unset): The orders instead, one a line, French or English. An order belongs to whoever has a
            unit there or owns the center; the name of a role on a line of its own says it, too.
        names (None | SimulationNamesType0 | Unset): Names for the report, of all roles, zones and coasts of the
            variant: {"roles": {"1": ["Angleterre", "anglais", "E"], …}, "zones": {"1": "ADR", …}, "coasts": {"1": "ec",
            …}}; the server's own names when absent.
        lang (SimulationLang | Unset): The language of the report. Default: SimulationLang.FR.
        lenient (bool | Unset): Whether units without a legal order hold (1), or the whole is refused (0). Default:
            False.
        format_ (SimulationFormat | Unset): svg: the position and its orders as a picture. Default:
            SimulationFormat.JSON.
        theme (SimulationTheme | Unset): Of the picture. Default: SimulationTheme.LIGHT.
        played (bool | Unset): Whether a picture shows what became of orders (1), or the position alone (0). Default:
            True.
    """

    variant_name: str
    center_ownerships: list[SentOwnership]
    units: list[SentUnit]
    forbiddens: list[int | SentRegion] | Unset = UNSET
    advancement: int | Unset = 0
    orders: list[SentOrder] | None | Unset = UNSET
    text: None | str | Unset = UNSET
    names: None | SimulationNamesType0 | Unset = UNSET
    lang: SimulationLang | Unset = SimulationLang.FR
    lenient: bool | Unset = False
    format_: SimulationFormat | Unset = SimulationFormat.JSON
    theme: SimulationTheme | Unset = SimulationTheme.LIGHT
    played: bool | Unset = True

    def to_dict(self) -> dict[str, Any]:
        from ..models.sent_region import SentRegion
        from ..models.simulation_names_type_0 import SimulationNamesType0

        variant_name = self.variant_name

        center_ownerships = []
        for center_ownerships_item_data in self.center_ownerships:
            center_ownerships_item = center_ownerships_item_data.to_dict()
            center_ownerships.append(center_ownerships_item)

        units = []
        for units_item_data in self.units:
            units_item = units_item_data.to_dict()
            units.append(units_item)

        forbiddens: list[dict[str, Any] | int] | Unset = UNSET
        if not isinstance(self.forbiddens, Unset):
            forbiddens = []
            for forbiddens_item_data in self.forbiddens:
                forbiddens_item: dict[str, Any] | int
                if isinstance(forbiddens_item_data, SentRegion):
                    forbiddens_item = forbiddens_item_data.to_dict()
                else:
                    forbiddens_item = forbiddens_item_data
                forbiddens.append(forbiddens_item)

        advancement = self.advancement

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
        elif isinstance(self.names, SimulationNamesType0):
            names = self.names.to_dict()
        else:
            names = self.names

        lang: str | Unset = UNSET
        if not isinstance(self.lang, Unset):
            lang = self.lang.value

        lenient = self.lenient

        format_: str | Unset = UNSET
        if not isinstance(self.format_, Unset):
            format_ = self.format_.value

        theme: str | Unset = UNSET
        if not isinstance(self.theme, Unset):
            theme = self.theme.value

        played = self.played

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "variant_name": variant_name,
                "center_ownerships": center_ownerships,
                "units": units,
            }
        )
        if forbiddens is not UNSET:
            field_dict["forbiddens"] = forbiddens
        if advancement is not UNSET:
            field_dict["advancement"] = advancement
        if orders is not UNSET:
            field_dict["orders"] = orders
        if text is not UNSET:
            field_dict["text"] = text
        if names is not UNSET:
            field_dict["names"] = names
        if lang is not UNSET:
            field_dict["lang"] = lang
        if lenient is not UNSET:
            field_dict["lenient"] = lenient
        if format_ is not UNSET:
            field_dict["format"] = format_
        if theme is not UNSET:
            field_dict["theme"] = theme
        if played is not UNSET:
            field_dict["played"] = played

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.sent_order import SentOrder
        from ..models.sent_ownership import SentOwnership
        from ..models.sent_region import SentRegion
        from ..models.sent_unit import SentUnit
        from ..models.simulation_names_type_0 import SimulationNamesType0

        d = dict(src_dict)
        variant_name = d.pop("variant_name")

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

        _forbiddens = d.pop("forbiddens", UNSET)
        forbiddens: list[int | SentRegion] | Unset = UNSET
        if _forbiddens is not UNSET:
            forbiddens = []
            for forbiddens_item_data in _forbiddens:

                def _parse_forbiddens_item(data: object) -> int | SentRegion:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        forbiddens_item_type_1 = SentRegion.from_dict(data)

                        return forbiddens_item_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(int | SentRegion, data)

                forbiddens_item = _parse_forbiddens_item(forbiddens_item_data)

                forbiddens.append(forbiddens_item)

        advancement = d.pop("advancement", UNSET)

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

        _format_ = d.pop("format", UNSET)
        format_: SimulationFormat | Unset
        if isinstance(_format_, Unset):
            format_ = UNSET
        else:
            format_ = SimulationFormat(_format_)

        _theme = d.pop("theme", UNSET)
        theme: SimulationTheme | Unset
        if isinstance(_theme, Unset):
            theme = UNSET
        else:
            theme = SimulationTheme(_theme)

        played = d.pop("played", UNSET)

        simulation = cls(
            variant_name=variant_name,
            center_ownerships=center_ownerships,
            units=units,
            forbiddens=forbiddens,
            advancement=advancement,
            orders=orders,
            text=text,
            names=names,
            lang=lang,
            lenient=lenient,
            format_=format_,
            theme=theme,
            played=played,
        )

        return simulation
