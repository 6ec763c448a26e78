from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Agreement")


@_attrs_define
class Agreement:
    """Whether somebody enters tournaments under his real name.

    Attributes:
        real_name (bool): 1: enters tournaments under the real name.
    """

    real_name: bool

    def to_dict(self) -> dict[str, Any]:
        real_name = self.real_name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "real_name": real_name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        real_name = d.pop("real_name")

        agreement = cls(
            real_name=real_name,
        )

        return agreement
