from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.remark_seen_kind import RemarkSeenKind

T = TypeVar("T", bound="RemarkSeen")


@_attrs_define
class RemarkSeen:
    """A row that was left out or taken otherwise, and why.

    Attributes:
        table (str):
        source_id (str):
        kind (RemarkSeenKind):
        reason (str):
    """

    table: str
    source_id: str
    kind: RemarkSeenKind
    reason: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        table = self.table

        source_id = self.source_id

        kind = self.kind.value

        reason = self.reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "table": table,
                "source_id": source_id,
                "kind": kind,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        table = d.pop("table")

        source_id = d.pop("source_id")

        kind = RemarkSeenKind(d.pop("kind"))

        reason = d.pop("reason")

        remark_seen = cls(
            table=table,
            source_id=source_id,
            kind=kind,
            reason=reason,
        )

        remark_seen.additional_properties = d
        return remark_seen

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
