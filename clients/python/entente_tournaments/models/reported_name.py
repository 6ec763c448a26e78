from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.named_thing import NamedThing

T = TypeVar("T", bound="ReportedName")


@_attrs_define
class ReportedName:
    """Which name offends, and why.

    Attributes:
        kind (NamedThing):
        subject (str): Whose name: the uniq_id of an event, the numbers of tournament and team as in 7/2, the number of
            anything else.
        reason (str): What is wrong with it.
    """

    kind: NamedThing
    subject: str
    reason: str

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        subject = self.subject

        reason = self.reason

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "subject": subject,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        kind = NamedThing(d.pop("kind"))

        subject = d.pop("subject")

        reason = d.pop("reason")

        reported_name = cls(
            kind=kind,
            subject=subject,
            reason=reason,
        )

        return reported_name
