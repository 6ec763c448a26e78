from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="AlertText")


@_attrs_define
class AlertText:
    """A band on screens.

    Attributes:
        text (str | Unset): Empty: none. Default: ''.
        screen (str | Unset): On this one; empty: on all. Default: ''.
    """

    text: str | Unset = ""
    screen: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        text = self.text

        screen = self.screen

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if text is not UNSET:
            field_dict["text"] = text
        if screen is not UNSET:
            field_dict["screen"] = screen

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        text = d.pop("text", UNSET)

        screen = d.pop("screen", UNSET)

        alert_text = cls(
            text=text,
            screen=screen,
        )

        return alert_text
