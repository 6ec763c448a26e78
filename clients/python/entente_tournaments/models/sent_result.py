from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="SentResult")


@_attrs_define
class SentResult:
    """A result seen from White, and the version of the board that was looked at.

    Attributes:
        result (int): 1 Black wins, 2 draw, 3 White wins; by forfeit: 4 Black, 5 nobody, 6 White.
        version (int | None | Unset): The board's version when it was read.
        reason (str | Unset): Why a result is corrected. Default: ''.
    """

    result: int
    version: int | None | Unset = UNSET
    reason: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        result = self.result

        version: int | None | Unset
        if isinstance(self.version, Unset):
            version = UNSET
        else:
            version = self.version

        reason = self.reason

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
            }
        )
        if version is not UNSET:
            field_dict["version"] = version
        if reason is not UNSET:
            field_dict["reason"] = reason

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = d.pop("result")

        def _parse_version(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        version = _parse_version(d.pop("version", UNSET))

        reason = d.pop("reason", UNSET)

        sent_result = cls(
            result=result,
            version=version,
            reason=reason,
        )

        return sent_result
