from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.sent_file_format import SentFileFormat

T = TypeVar("T", bound="SentFile")


@_attrs_define
class SentFile:
    """A file of players, perhaps with rounds.

    Attributes:
        format_ (SentFileFormat): trf, csv, json, or the JSON of a registration platform.
        content (str): The file as text.
    """

    format_: SentFileFormat
    content: str

    def to_dict(self) -> dict[str, Any]:
        format_ = self.format_.value

        content = self.content

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "format": format_,
                "content": content,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        format_ = SentFileFormat(d.pop("format"))

        content = d.pop("content")

        sent_file = cls(
            format_=format_,
            content=content,
        )

        return sent_file
