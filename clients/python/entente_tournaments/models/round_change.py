from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.round_change_status import RoundChangeStatus
from ..types import UNSET, Unset

T = TypeVar("T", bound="RoundChange")


@_attrs_define
class RoundChange:
    """Where a round goes next.

    Attributes:
        status (RoundChangeStatus): Publish a draft, close a played round; draft: take the publication back.
        reason (str | Unset): Why a publication is taken back; players are told. Default: ''.
    """

    status: RoundChangeStatus
    reason: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        status = self.status.value

        reason = self.reason

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "status": status,
            }
        )
        if reason is not UNSET:
            field_dict["reason"] = reason

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        status = RoundChangeStatus(d.pop("status"))

        reason = d.pop("reason", UNSET)

        round_change = cls(
            status=status,
            reason=reason,
        )

        return round_change
