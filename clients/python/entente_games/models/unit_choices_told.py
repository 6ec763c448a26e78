from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.unit_choices_told_convoys import UnitChoicesToldConvoys
    from ..models.unit_choices_told_moves_supported import UnitChoicesToldMovesSupported


T = TypeVar("T", bound="UnitChoicesTold")


@_attrs_define
class UnitChoicesTold:
    """What a unit may do. Numbers of order types and zones are those used everywhere.

    Attributes:
        role (int):
        unit_type (int):
        zone (int):
        kinds (list[int]): The types of orders it may get.
        targets (list[int]): Where it may move or retreat to.
        by_sea (list[int]): Where it could walk, but may be convoyed (via_convoy).
        stands_supported (list[int]): Zones of units it may support in place.
        moves_supported (UnitChoicesToldMovesSupported): By the zone of the supported unit, where that one may be helped
            to go.
        convoys (UnitChoicesToldConvoys): By the zone of the army, where it may be convoyed to.
    """

    role: int
    unit_type: int
    zone: int
    kinds: list[int]
    targets: list[int]
    by_sea: list[int]
    stands_supported: list[int]
    moves_supported: UnitChoicesToldMovesSupported
    convoys: UnitChoicesToldConvoys
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        role = self.role

        unit_type = self.unit_type

        zone = self.zone

        kinds = self.kinds

        targets = self.targets

        by_sea = self.by_sea

        stands_supported = self.stands_supported

        moves_supported = self.moves_supported.to_dict()

        convoys = self.convoys.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "role": role,
                "unit_type": unit_type,
                "zone": zone,
                "kinds": kinds,
                "targets": targets,
                "by_sea": by_sea,
                "stands_supported": stands_supported,
                "moves_supported": moves_supported,
                "convoys": convoys,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.unit_choices_told_convoys import UnitChoicesToldConvoys
        from ..models.unit_choices_told_moves_supported import (
            UnitChoicesToldMovesSupported,
        )

        d = dict(src_dict)
        role = d.pop("role")

        unit_type = d.pop("unit_type")

        zone = d.pop("zone")

        kinds = cast(list[int], d.pop("kinds"))

        targets = cast(list[int], d.pop("targets"))

        by_sea = cast(list[int], d.pop("by_sea"))

        stands_supported = cast(list[int], d.pop("stands_supported"))

        moves_supported = UnitChoicesToldMovesSupported.from_dict(
            d.pop("moves_supported")
        )

        convoys = UnitChoicesToldConvoys.from_dict(d.pop("convoys"))

        unit_choices_told = cls(
            role=role,
            unit_type=unit_type,
            zone=zone,
            kinds=kinds,
            targets=targets,
            by_sea=by_sea,
            stands_supported=stands_supported,
            moves_supported=moves_supported,
            convoys=convoys,
        )

        unit_choices_told.additional_properties = d
        return unit_choices_told

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
