from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.sent_file_format import SentFileFormat
from ..types import UNSET, Unset

T = TypeVar("T", bound="SentFile")


@_attrs_define
class SentFile:
    """A file of players, perhaps with rounds.

    Attributes:
        format_ (SentFileFormat): trf, csv, json, or the JSON of a registration platform.
        content (str): The file as text.
        bend (bool | Unset): Take a report that contradicts itself; `bent` tells what counts. Default: False.
    """

    format_: SentFileFormat
    content: str
    bend: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        format_ = self.format_.value

        content = self.content

        bend = self.bend

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "format": format_,
                "content": content,
            }
        )
        if bend is not UNSET:
            field_dict["bend"] = bend

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        format_ = SentFileFormat(d.pop("format"))

        content = d.pop("content")

        bend = d.pop("bend", UNSET)

        sent_file = cls(
            format_=format_,
            content=content,
            bend=bend,
        )

        return sent_file
