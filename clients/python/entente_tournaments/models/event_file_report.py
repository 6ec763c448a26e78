from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.remark_seen import RemarkSeen
    from ..models.table_report import TableReport


T = TypeVar("T", bound="EventFileReport")


@_attrs_define
class EventFileReport:
    """What was made, or would be; `unchanged` and `differs`: it was brought in before.

    Attributes:
        uniq_id (str):
        dry_run (bool):
        unchanged (bool):
        differs (bool):
        tournament_ids (list[int]):
        tables (list[TableReport]):
        remarks (list[RemarkSeen]):
    """

    uniq_id: str
    dry_run: bool
    unchanged: bool
    differs: bool
    tournament_ids: list[int]
    tables: list[TableReport]
    remarks: list[RemarkSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        uniq_id = self.uniq_id

        dry_run = self.dry_run

        unchanged = self.unchanged

        differs = self.differs

        tournament_ids = self.tournament_ids

        tables = []
        for tables_item_data in self.tables:
            tables_item = tables_item_data.to_dict()
            tables.append(tables_item)

        remarks = []
        for remarks_item_data in self.remarks:
            remarks_item = remarks_item_data.to_dict()
            remarks.append(remarks_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "uniq_id": uniq_id,
                "dry_run": dry_run,
                "unchanged": unchanged,
                "differs": differs,
                "tournament_ids": tournament_ids,
                "tables": tables,
                "remarks": remarks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.remark_seen import RemarkSeen
        from ..models.table_report import TableReport

        d = dict(src_dict)
        uniq_id = d.pop("uniq_id")

        dry_run = d.pop("dry_run")

        unchanged = d.pop("unchanged")

        differs = d.pop("differs")

        tournament_ids = cast(list[int], d.pop("tournament_ids"))

        tables = []
        _tables = d.pop("tables")
        for tables_item_data in _tables:
            tables_item = TableReport.from_dict(tables_item_data)

            tables.append(tables_item)

        remarks = []
        _remarks = d.pop("remarks")
        for remarks_item_data in _remarks:
            remarks_item = RemarkSeen.from_dict(remarks_item_data)

            remarks.append(remarks_item)

        event_file_report = cls(
            uniq_id=uniq_id,
            dry_run=dry_run,
            unchanged=unchanged,
            differs=differs,
            tournament_ids=tournament_ids,
            tables=tables,
            remarks=remarks,
        )

        event_file_report.additional_properties = d
        return event_file_report

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
