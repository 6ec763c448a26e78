from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="SentEvent")


@_attrs_define
class SentEvent:
    """The file of an event, and how the new event is called in addresses.

    Attributes:
        uniq_id (str): The name used in addresses; no / and no colon.
        content (str): The file as text.
    """

    uniq_id: str
    content: str

    def to_dict(self) -> dict[str, Any]:
        uniq_id = self.uniq_id

        content = self.content

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "uniq_id": uniq_id,
                "content": content,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        uniq_id = d.pop("uniq_id")

        content = d.pop("content")

        sent_event = cls(
            uniq_id=uniq_id,
            content=content,
        )

        return sent_event
