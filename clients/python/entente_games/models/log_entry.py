from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.log_entry_details import LogEntryDetails


T = TypeVar("T", bound="LogEntry")


@_attrs_define
class LogEntry:
    """Something the master did, or that was done to the game.

    Attributes:
        time_stamp (int):
        kind (str):
        advancement (int):
        details (LogEntryDetails):
    """

    time_stamp: int
    kind: str
    advancement: int
    details: LogEntryDetails
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        time_stamp = self.time_stamp

        kind = self.kind

        advancement = self.advancement

        details = self.details.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "time_stamp": time_stamp,
                "kind": kind,
                "advancement": advancement,
                "details": details,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.log_entry_details import LogEntryDetails

        d = dict(src_dict)
        time_stamp = d.pop("time_stamp")

        kind = d.pop("kind")

        advancement = d.pop("advancement")

        details = LogEntryDetails.from_dict(d.pop("details"))

        log_entry = cls(
            time_stamp=time_stamp,
            kind=kind,
            advancement=advancement,
            details=details,
        )

        log_entry.additional_properties = d
        return log_entry

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
