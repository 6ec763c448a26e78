from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="StageChangeSeen")


@_attrs_define
class StageChangeSeen:
    """A stage was closed or reopened.

    Attributes:
        change (str): closed or reopened.
        reason (str):
        made_by (str):
        made_at (datetime.datetime):
    """

    change: str
    reason: str
    made_by: str
    made_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        change = self.change

        reason = self.reason

        made_by = self.made_by

        made_at = self.made_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "change": change,
                "reason": reason,
                "made_by": made_by,
                "made_at": made_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        change = d.pop("change")

        reason = d.pop("reason")

        made_by = d.pop("made_by")

        made_at = datetime.datetime.fromisoformat(d.pop("made_at"))

        stage_change_seen = cls(
            change=change,
            reason=reason,
            made_by=made_by,
            made_at=made_at,
        )

        stage_change_seen.additional_properties = d
        return stage_change_seen

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
