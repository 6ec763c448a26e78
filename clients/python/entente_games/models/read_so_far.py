from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="ReadSoFar")


@_attrs_define
class ReadSoFar:
    """Up to where one has read.

    Attributes:
        newest (int): The last message that was read; it and all before it wait no longer.
    """

    newest: int

    def to_dict(self) -> dict[str, Any]:
        newest = self.newest

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "newest": newest,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        newest = d.pop("newest")

        read_so_far = cls(
            newest=newest,
        )

        return read_so_far
