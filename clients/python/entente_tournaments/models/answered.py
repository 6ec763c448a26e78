from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Answered")


@_attrs_define
class Answered:
    """Whether the challenge is accepted.

    Attributes:
        accepts (bool): Who refuses loses his place.
    """

    accepts: bool

    def to_dict(self) -> dict[str, Any]:
        accepts = self.accepts

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "accepts": accepts,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        accepts = d.pop("accepts")

        answered = cls(
            accepts=accepts,
        )

        return answered
