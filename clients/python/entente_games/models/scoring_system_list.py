from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.scoring_system import ScoringSystem


T = TypeVar("T", bound="ScoringSystemList")


@_attrs_define
class ScoringSystemList:
    """The systems there are.

    Attributes:
        systems (list[ScoringSystem]):
    """

    systems: list[ScoringSystem]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        systems = []
        for systems_item_data in self.systems:
            systems_item = systems_item_data.to_dict()
            systems.append(systems_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "systems": systems,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.scoring_system import ScoringSystem

        d = dict(src_dict)
        systems = []
        _systems = d.pop("systems")
        for systems_item_data in _systems:
            systems_item = ScoringSystem.from_dict(systems_item_data)

            systems.append(systems_item)

        scoring_system_list = cls(
            systems=systems,
        )

        scoring_system_list.additional_properties = d
        return scoring_system_list

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
