from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.table_round_change_status import TableRoundChangeStatus

T = TypeVar("T", bound="TableRoundChange")


@_attrs_define
class TableRoundChange:
    """Where a round goes next.

    Attributes:
        status (TableRoundChangeStatus): Publish a draft, close a played round.
    """

    status: TableRoundChangeStatus

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
        status = TableRoundChangeStatus(d.pop("status"))

        table_round_change = cls(
            status=status,
        )

        return table_round_change
