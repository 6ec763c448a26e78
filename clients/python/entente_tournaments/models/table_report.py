from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TableReport")


@_attrs_define
class TableReport:
    """One table of the file: its rows, what was made of them, what was left out or altered.

    Attributes:
        table (str):
        read (int):
        made (int):
        skipped (int):
        altered (int):
    """

    table: str
    read: int
    made: int
    skipped: int
    altered: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        table = self.table

        read = self.read

        made = self.made

        skipped = self.skipped

        altered = self.altered

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "table": table,
                "read": read,
                "made": made,
                "skipped": skipped,
                "altered": altered,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        table = d.pop("table")

        read = d.pop("read")

        made = d.pop("made")

        skipped = d.pop("skipped")

        altered = d.pop("altered")

        table_report = cls(
            table=table,
            read=read,
            made=made,
            skipped=skipped,
            altered=altered,
        )

        table_report.additional_properties = d
        return table_report

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
