from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Note")


@_attrs_define
class Note:
    """What to note.

    Attributes:
        text (str): Only you read it.
        hidden (bool | Unset): Whether to fold it away. Default: False.
    """

    text: str
    hidden: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        text = self.text

        hidden = self.hidden

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "text": text,
            }
        )
        if hidden is not UNSET:
            field_dict["hidden"] = hidden

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        text = d.pop("text")

        hidden = d.pop("hidden", UNSET)

        note = cls(
            text=text,
            hidden=hidden,
        )

        return note
