from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="WantedChecks")


@_attrs_define
class WantedChecks:
    """Which games of a stage, so many at a time.

    Attributes:
        after (int | Unset): From behind this round number on. Default: 0.
        limit (int | Unset): How many games at most. Default: 50.
    """

    after: int | Unset = 0
    limit: int | Unset = 50

    def to_dict(self) -> dict[str, Any]:
        after = self.after

        limit = self.limit

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if after is not UNSET:
            field_dict["after"] = after
        if limit is not UNSET:
            field_dict["limit"] = limit

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        after = d.pop("after", UNSET)

        limit = d.pop("limit", UNSET)

        wanted_checks = cls(
            after=after,
            limit=limit,
        )

        return wanted_checks
