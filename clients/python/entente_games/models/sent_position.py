from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.sent_ownership import SentOwnership
    from ..models.sent_region import SentRegion
    from ..models.sent_unit import SentUnit


T = TypeVar("T", bound="SentPosition")


@_attrs_define
class SentPosition:
    """A position of one's own, on the map of a variant.

    Attributes:
        variant_name (str): The name of the variant.
        center_ownerships (list[SentOwnership]): Who owns which center.
        units (list[SentUnit]): The units; a dislodged one says where its attacker came from.
        forbiddens (list[int | SentRegion] | Unset): Regions nobody may retreat to.
        advancement (int | Unset): Modulo 5 it gives the phase. Default: 0.
    """

    variant_name: str
    center_ownerships: list[SentOwnership]
    units: list[SentUnit]
    forbiddens: list[int | SentRegion] | Unset = UNSET
    advancement: int | Unset = 0

    def to_dict(self) -> dict[str, Any]:
        from ..models.sent_region import SentRegion

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

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.sent_ownership import SentOwnership
        from ..models.sent_region import SentRegion
        from ..models.sent_unit import SentUnit

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

        sent_position = cls(
            variant_name=variant_name,
            center_ownerships=center_ownerships,
            units=units,
            forbiddens=forbiddens,
            advancement=advancement,
        )

        return sent_position
