from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LinkShown")


@_attrs_define
class LinkShown:
    """A link of the menu.

    Attributes:
        screen (str):
        label (str):
        selected (bool):
    """

    screen: str
    label: str
    selected: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        screen = self.screen

        label = self.label

        selected = self.selected

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "screen": screen,
                "label": label,
                "selected": selected,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        screen = d.pop("screen")

        label = d.pop("label")

        selected = d.pop("selected")

        link_shown = cls(
            screen=screen,
            label=label,
            selected=selected,
        )

        link_shown.additional_properties = d
        return link_shown

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
