from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.seating_tables_item import SeatingTablesItem


T = TypeVar("T", bound="Seating")


@_attrs_define
class Seating:
    """The tables, and who sits out.

    Attributes:
        tables (list[SeatingTablesItem]):
        sitting_out (list[int]):
    """

    tables: list[SeatingTablesItem]
    sitting_out: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tables = []
        for tables_item_data in self.tables:
            tables_item = tables_item_data.to_dict()
            tables.append(tables_item)

        sitting_out = self.sitting_out

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tables": tables,
                "sitting_out": sitting_out,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.seating_tables_item import SeatingTablesItem

        d = dict(src_dict)
        tables = []
        _tables = d.pop("tables")
        for tables_item_data in _tables:
            tables_item = SeatingTablesItem.from_dict(tables_item_data)

            tables.append(tables_item)

        sitting_out = cast(list[int], d.pop("sitting_out"))

        seating = cls(
            tables=tables,
            sitting_out=sitting_out,
        )

        seating.additional_properties = d
        return seating

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
