from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="SentOwnership")


@_attrs_define
class SentOwnership:
    """Who owns a center.

    Attributes:
        center_num (int):
        role (int):
    """

    center_num: int
    role: int

    def to_dict(self) -> dict[str, Any]:
        center_num = self.center_num

        role = self.role

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "center_num": center_num,
                "role": role,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        center_num = d.pop("center_num")

        role = d.pop("role")

        sent_ownership = cls(
            center_num=center_num,
            role=role,
        )

        return sent_ownership
