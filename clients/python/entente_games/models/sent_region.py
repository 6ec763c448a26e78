from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="SentRegion")


@_attrs_define
class SentRegion:
    """A region nobody may retreat to.

    Attributes:
        region_num (int):
    """

    region_num: int

    def to_dict(self) -> dict[str, Any]:
        region_num = self.region_num

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "region_num": region_num,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        region_num = d.pop("region_num")

        sent_region = cls(
            region_num=region_num,
        )

        return sent_region
