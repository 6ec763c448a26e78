from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.stored_rows_tables import StoredRowsTables


T = TypeVar("T", bound="StoredRows")


@_attrs_define
class StoredRows:
    """What a service stores of a member.

    Attributes:
        tables (StoredRowsTables): Rows by table.
    """

    tables: StoredRowsTables
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tables = self.tables.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tables": tables,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.stored_rows_tables import StoredRowsTables

        d = dict(src_dict)
        tables = StoredRowsTables.from_dict(d.pop("tables"))

        stored_rows = cls(
            tables=tables,
        )

        stored_rows.additional_properties = d
        return stored_rows

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
