from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="NewAuditLine")


@_attrs_define
class NewAuditLine:
    """What an administrator did elsewhere on the platform.

    Attributes:
        event (str): What was done, as it will stand in the journal.
        user_name (str): Who did it.
        subject (str | Unset): Of what, as people would look for it. Default: ''.
    """

    event: str
    user_name: str
    subject: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        event = self.event

        user_name = self.user_name

        subject = self.subject

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "event": event,
                "user_name": user_name,
            }
        )
        if subject is not UNSET:
            field_dict["subject"] = subject

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        event = d.pop("event")

        user_name = d.pop("user_name")

        subject = d.pop("subject", UNSET)

        new_audit_line = cls(
            event=event,
            user_name=user_name,
            subject=subject,
        )

        return new_audit_line
