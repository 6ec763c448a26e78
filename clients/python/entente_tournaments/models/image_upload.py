from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="ImageUpload")


@_attrs_define
class ImageUpload:
    """How it is called; the picture is the body or the form's part `file`.

    Attributes:
        uniq_id (str): The name used in addresses; no / and no colon.
    """

    uniq_id: str

    def to_dict(self) -> dict[str, Any]:
        uniq_id = self.uniq_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "uniq_id": uniq_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        uniq_id = d.pop("uniq_id")

        image_upload = cls(
            uniq_id=uniq_id,
        )

        return image_upload
