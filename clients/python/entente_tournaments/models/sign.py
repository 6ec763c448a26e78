from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Sign")


@_attrs_define
class Sign:
    """A sign of life.

    Attributes:
        showing (None | str | Unset): What it shows just now.
    """

    showing: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        showing: None | str | Unset
        if isinstance(self.showing, Unset):
            showing = UNSET
        else:
            showing = self.showing

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if showing is not UNSET:
            field_dict["showing"] = showing

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_showing(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        showing = _parse_showing(d.pop("showing", UNSET))

        sign = cls(
            showing=showing,
        )

        return sign
