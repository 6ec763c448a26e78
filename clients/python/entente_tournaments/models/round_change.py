from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.round_change_status import RoundChangeStatus

T = TypeVar("T", bound="RoundChange")


@_attrs_define
class RoundChange:
    """Where a round goes next.

    Attributes:
        status (RoundChangeStatus): Publish a draft, close a played round.
    """

    status: RoundChangeStatus

    def to_dict(self) -> dict[str, Any]:
        status = self.status.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "status": status,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        status = RoundChangeStatus(d.pop("status"))

        round_change = cls(
            status=status,
        )

        return round_change
