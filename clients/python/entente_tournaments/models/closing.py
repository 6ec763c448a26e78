from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Closing")


@_attrs_define
class Closing:
    """What was done about it.

    Attributes:
        outcome (str): What was done about it.
    """

    outcome: str

    def to_dict(self) -> dict[str, Any]:
        outcome = self.outcome

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "outcome": outcome,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        outcome = d.pop("outcome")

        closing = cls(
            outcome=outcome,
        )

        return closing
