from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ExportSeen")


@_attrs_define
class ExportSeen:
    """An export in the queue: waiting, made, sent, refused by its target, unchanged or ended.

    Attributes:
        id (int):
        target (str):
        format_ (str):
        status (str):
        digest (str):
        asked_at (datetime.datetime):
        not_before (datetime.datetime):
        made_at (datetime.datetime | None):
        continuous (bool):
        attempts (int):
        sent_at (datetime.datetime | None):
        message (str):
    """

    id: int
    target: str
    format_: str
    status: str
    digest: str
    asked_at: datetime.datetime
    not_before: datetime.datetime
    made_at: datetime.datetime | None
    continuous: bool
    attempts: int
    sent_at: datetime.datetime | None
    message: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        target = self.target

        format_ = self.format_

        status = self.status

        digest = self.digest

        asked_at = self.asked_at.isoformat()

        not_before = self.not_before.isoformat()

        made_at: None | str
        if isinstance(self.made_at, datetime.datetime):
            made_at = self.made_at.isoformat()
        else:
            made_at = self.made_at

        continuous = self.continuous

        attempts = self.attempts

        sent_at: None | str
        if isinstance(self.sent_at, datetime.datetime):
            sent_at = self.sent_at.isoformat()
        else:
            sent_at = self.sent_at

        message = self.message

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "target": target,
                "format": format_,
                "status": status,
                "digest": digest,
                "asked_at": asked_at,
                "not_before": not_before,
                "made_at": made_at,
                "continuous": continuous,
                "attempts": attempts,
                "sent_at": sent_at,
                "message": message,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        target = d.pop("target")

        format_ = d.pop("format")

        status = d.pop("status")

        digest = d.pop("digest")

        asked_at = datetime.datetime.fromisoformat(d.pop("asked_at"))

        not_before = datetime.datetime.fromisoformat(d.pop("not_before"))

        def _parse_made_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                made_at_type_0 = datetime.datetime.fromisoformat(data)

                return made_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        made_at = _parse_made_at(d.pop("made_at"))

        continuous = d.pop("continuous")

        attempts = d.pop("attempts")

        def _parse_sent_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                sent_at_type_0 = datetime.datetime.fromisoformat(data)

                return sent_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        sent_at = _parse_sent_at(d.pop("sent_at"))

        message = d.pop("message")

        export_seen = cls(
            id=id,
            target=target,
            format_=format_,
            status=status,
            digest=digest,
            asked_at=asked_at,
            not_before=not_before,
            made_at=made_at,
            continuous=continuous,
            attempts=attempts,
            sent_at=sent_at,
            message=message,
        )

        export_seen.additional_properties = d
        return export_seen

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
