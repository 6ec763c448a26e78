from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.correction_seen_before_type_0 import CorrectionSeenBeforeType0


T = TypeVar("T", bound="CorrectionSeen")


@_attrs_define
class CorrectionSeen:
    """A change to a game that had been entered.

    Attributes:
        version (int):
        change (str):
        reason (str):
        made_by (str):
        made_at (datetime.datetime):
        before (CorrectionSeenBeforeType0 | None): Scores, points, penalties and ranks until then, and the events if
            any.
    """

    version: int
    change: str
    reason: str
    made_by: str
    made_at: datetime.datetime
    before: CorrectionSeenBeforeType0 | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.correction_seen_before_type_0 import CorrectionSeenBeforeType0

        version = self.version

        change = self.change

        reason = self.reason

        made_by = self.made_by

        made_at = self.made_at.isoformat()

        before: dict[str, Any] | None
        if isinstance(self.before, CorrectionSeenBeforeType0):
            before = self.before.to_dict()
        else:
            before = self.before

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "change": change,
                "reason": reason,
                "made_by": made_by,
                "made_at": made_at,
                "before": before,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.correction_seen_before_type_0 import CorrectionSeenBeforeType0

        d = dict(src_dict)
        version = d.pop("version")

        change = d.pop("change")

        reason = d.pop("reason")

        made_by = d.pop("made_by")

        made_at = datetime.datetime.fromisoformat(d.pop("made_at"))

        def _parse_before(data: object) -> CorrectionSeenBeforeType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                before_type_0 = CorrectionSeenBeforeType0.from_dict(data)

                return before_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CorrectionSeenBeforeType0 | None, data)

        before = _parse_before(d.pop("before"))

        correction_seen = cls(
            version=version,
            change=change,
            reason=reason,
            made_by=made_by,
            made_at=made_at,
            before=before,
        )

        correction_seen.additional_properties = d
        return correction_seen

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
