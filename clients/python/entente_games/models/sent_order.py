from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.sent_unit import SentUnit


T = TypeVar("T", bound="SentOrder")


@_attrs_define
class SentOrder:
    """An order: 1 move, 2 support a move, 3 support a hold, 4 hold, 5 convoy, 6 retreat,
    7 disband, 8 build, 9 remove.

        Attributes:
            order_type (int):
            active_unit (SentUnit): A unit, and the region its attacker came from if it was dislodged.
            passive_unit (None | SentUnit | Unset):
            destination_zone (int | Unset):  Default: 0.
            via_convoy (bool | Unset):  Default: False.
    """

    order_type: int
    active_unit: SentUnit
    passive_unit: None | SentUnit | Unset = UNSET
    destination_zone: int | Unset = 0
    via_convoy: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        from ..models.sent_unit import SentUnit

        order_type = self.order_type

        active_unit = self.active_unit.to_dict()

        passive_unit: dict[str, Any] | None | Unset
        if isinstance(self.passive_unit, Unset):
            passive_unit = UNSET
        elif isinstance(self.passive_unit, SentUnit):
            passive_unit = self.passive_unit.to_dict()
        else:
            passive_unit = self.passive_unit

        destination_zone = self.destination_zone

        via_convoy = self.via_convoy

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "order_type": order_type,
                "active_unit": active_unit,
            }
        )
        if passive_unit is not UNSET:
            field_dict["passive_unit"] = passive_unit
        if destination_zone is not UNSET:
            field_dict["destination_zone"] = destination_zone
        if via_convoy is not UNSET:
            field_dict["via_convoy"] = via_convoy

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.sent_unit import SentUnit

        d = dict(src_dict)
        order_type = d.pop("order_type")

        active_unit = SentUnit.from_dict(d.pop("active_unit"))

        def _parse_passive_unit(data: object) -> None | SentUnit | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                passive_unit_type_0 = SentUnit.from_dict(data)

                return passive_unit_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SentUnit | Unset, data)

        passive_unit = _parse_passive_unit(d.pop("passive_unit", UNSET))

        destination_zone = d.pop("destination_zone", UNSET)

        via_convoy = d.pop("via_convoy", UNSET)

        sent_order = cls(
            order_type=order_type,
            active_unit=active_unit,
            passive_unit=passive_unit,
            destination_zone=destination_zone,
            via_convoy=via_convoy,
        )

        return sent_order
