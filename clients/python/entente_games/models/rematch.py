from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Rematch")


@_attrs_define
class Rematch:
    """A word with it.

    Attributes:
        message (str | Unset): A comment; <c> is public, <h> hidden and <m> secret until the end. Default: ''.
    """

    message: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        message = self.message

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if message is not UNSET:
            field_dict["message"] = message

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        message = d.pop("message", UNSET)

        rematch = cls(
            message=message,
        )

        return rematch
