from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="SheetLine")


@_attrs_define
class SheetLine:
    """One board of a sheet.

    Attributes:
        board (int):
        result (int):
        version (int | None | Unset):
        reason (str | Unset):  Default: ''.
    """

    board: int
    result: int
    version: int | None | Unset = UNSET
    reason: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        board = self.board

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
                "board": board,
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
        board = d.pop("board")

        result = d.pop("result")

        def _parse_version(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        version = _parse_version(d.pop("version", UNSET))

        reason = d.pop("reason", UNSET)

        sheet_line = cls(
            board=board,
            result=result,
            version=version,
            reason=reason,
        )

        return sheet_line
