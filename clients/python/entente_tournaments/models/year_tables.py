from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.stage_table import StageTable


T = TypeVar("T", bound="YearTables")


@_attrs_define
class YearTables:
    """The tables of a year; champions once the final is finished.

    Attributes:
        year (int):
        stages (list[StageTable]):
        champions (list[int]):
    """

    year: int
    stages: list[StageTable]
    champions: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        year = self.year

        stages = []
        for stages_item_data in self.stages:
            stages_item = stages_item_data.to_dict()
            stages.append(stages_item)

        champions = self.champions

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "year": year,
                "stages": stages,
                "champions": champions,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.stage_table import StageTable

        d = dict(src_dict)
        year = d.pop("year")

        stages = []
        _stages = d.pop("stages")
        for stages_item_data in _stages:
            stages_item = StageTable.from_dict(stages_item_data)

            stages.append(stages_item)

        champions = cast(list[int], d.pop("champions"))

        year_tables = cls(
            year=year,
            stages=stages,
            champions=champions,
        )

        year_tables.additional_properties = d
        return year_tables

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
