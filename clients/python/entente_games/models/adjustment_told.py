from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.adjustment_told_places import AdjustmentToldPlaces


T = TypeVar("T", bound="AdjustmentTold")


@_attrs_define
class AdjustmentTold:
    """What a role builds or removes in winter.

    Attributes:
        role (int):
        builds (int): How many units it may build.
        removals (int): How many units it must remove.
        places (AdjustmentToldPlaces): By zone, the types that may be built there.
        units (list[int]): The zones of the units that may be removed.
    """

    role: int
    builds: int
    removals: int
    places: AdjustmentToldPlaces
    units: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        role = self.role

        builds = self.builds

        removals = self.removals

        places = self.places.to_dict()

        units = self.units

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "role": role,
                "builds": builds,
                "removals": removals,
                "places": places,
                "units": units,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.adjustment_told_places import AdjustmentToldPlaces

        d = dict(src_dict)
        role = d.pop("role")

        builds = d.pop("builds")

        removals = d.pop("removals")

        places = AdjustmentToldPlaces.from_dict(d.pop("places"))

        units = cast(list[int], d.pop("units"))

        adjustment_told = cls(
            role=role,
            builds=builds,
            removals=removals,
            places=places,
            units=units,
        )

        adjustment_told.additional_properties = d
        return adjustment_told

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
