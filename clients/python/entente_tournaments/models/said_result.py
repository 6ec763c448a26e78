from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="SaidResult")


@_attrs_define
class SaidResult:
    """How a player says his game ended.

    Attributes:
        result (int): 1 Black wins, 2 draw, 3 White wins.
    """

    result: int

    def to_dict(self) -> dict[str, Any]:
        result = self.result

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = d.pop("result")

        said_result = cls(
            result=result,
        )

        return said_result
