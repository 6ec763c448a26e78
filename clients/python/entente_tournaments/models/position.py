from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.position_dislodged_ones import PositionDislodgedOnes
    from ..models.position_ownerships import PositionOwnerships
    from ..models.position_units import PositionUnits


T = TypeVar("T", bound="Position")


@_attrs_define
class Position:
    """Owner by center; units [type, zone] and dislodged units [type, zone, origin] by role.

    Attributes:
        ownerships (PositionOwnerships):
        dislodged_ones (PositionDislodgedOnes):
        units (PositionUnits):
        forbiddens (list[int]):
    """

    ownerships: PositionOwnerships
    dislodged_ones: PositionDislodgedOnes
    units: PositionUnits
    forbiddens: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        ownerships = self.ownerships.to_dict()

        dislodged_ones = self.dislodged_ones.to_dict()

        units = self.units.to_dict()

        forbiddens = self.forbiddens

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "ownerships": ownerships,
                "dislodged_ones": dislodged_ones,
                "units": units,
                "forbiddens": forbiddens,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.position_dislodged_ones import PositionDislodgedOnes
        from ..models.position_ownerships import PositionOwnerships
        from ..models.position_units import PositionUnits

        d = dict(src_dict)
        ownerships = PositionOwnerships.from_dict(d.pop("ownerships"))

        dislodged_ones = PositionDislodgedOnes.from_dict(d.pop("dislodged_ones"))

        units = PositionUnits.from_dict(d.pop("units"))

        forbiddens = cast(list[int], d.pop("forbiddens"))

        position = cls(
            ownerships=ownerships,
            dislodged_ones=dislodged_ones,
            units=units,
            forbiddens=forbiddens,
        )

        position.additional_properties = d
        return position

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
