from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Priority")


@_attrs_define
class Priority:
    """How urgent a game is.

    Attributes:
        priority (int): The higher the sooner.
    """

    priority: int

    def to_dict(self) -> dict[str, Any]:
        priority = self.priority

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "priority": priority,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        priority = d.pop("priority")

        priority = cls(
            priority=priority,
        )

        return priority
