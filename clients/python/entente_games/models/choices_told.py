from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.adjustment_told import AdjustmentTold
    from ..models.unit_choices_told import UnitChoicesTold


T = TypeVar("T", bound="ChoicesTold")


@_attrs_define
class ChoicesTold:
    """Every legal order of a phase. In the fog a unit may also help units nobody sees: such
    orders are accepted, but cannot be listed.

        Attributes:
            advancement (int):
            kind (str): moves, retreats or adjustments
            units (list[UnitChoicesTold]):
            adjustments (list[AdjustmentTold]):
            unseen (bool): Whether there is more than can be seen: fog.
    """

    advancement: int
    kind: str
    units: list[UnitChoicesTold]
    adjustments: list[AdjustmentTold]
    unseen: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        advancement = self.advancement

        kind = self.kind

        units = []
        for units_item_data in self.units:
            units_item = units_item_data.to_dict()
            units.append(units_item)

        adjustments = []
        for adjustments_item_data in self.adjustments:
            adjustments_item = adjustments_item_data.to_dict()
            adjustments.append(adjustments_item)

        unseen = self.unseen

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "advancement": advancement,
                "kind": kind,
                "units": units,
                "adjustments": adjustments,
                "unseen": unseen,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.adjustment_told import AdjustmentTold
        from ..models.unit_choices_told import UnitChoicesTold

        d = dict(src_dict)
        advancement = d.pop("advancement")

        kind = d.pop("kind")

        units = []
        _units = d.pop("units")
        for units_item_data in _units:
            units_item = UnitChoicesTold.from_dict(units_item_data)

            units.append(units_item)

        adjustments = []
        _adjustments = d.pop("adjustments")
        for adjustments_item_data in _adjustments:
            adjustments_item = AdjustmentTold.from_dict(adjustments_item_data)

            adjustments.append(adjustments_item)

        unseen = d.pop("unseen")

        choices_told = cls(
            advancement=advancement,
            kind=kind,
            units=units,
            adjustments=adjustments,
            unseen=unseen,
        )

        choices_told.additional_properties = d
        return choices_told

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
