from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    Self,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="ReportedName")


@_attrs_define
class ReportedName:
    """A name that offends, and why.

    Attributes:
        subject (str): The pseudo of a member.
        reason (str): What is wrong with it.
        kind (Literal['pseudo'] | Unset): pseudo Default: 'pseudo'.
    """

    subject: str
    reason: str
    kind: Literal["pseudo"] | Unset = "pseudo"

    def to_dict(self) -> dict[str, Any]:
        subject = self.subject

        reason = self.reason

        kind = self.kind

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "subject": subject,
                "reason": reason,
            }
        )
        if kind is not UNSET:
            field_dict["kind"] = kind

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        subject = d.pop("subject")

        reason = d.pop("reason")

        kind = cast(Literal["pseudo"] | Unset, d.pop("kind", UNSET))
        if kind != "pseudo" and not isinstance(kind, Unset):
            raise ValueError(f"kind must match const 'pseudo', got '{kind}'")

        reported_name = cls(
            subject=subject,
            reason=reason,
            kind=kind,
        )

        return reported_name
