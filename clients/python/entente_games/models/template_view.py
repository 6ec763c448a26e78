from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.settings_view import SettingsView


T = TypeVar("T", bound="TemplateView")


@_attrs_define
class TemplateView:
    """Settings kept under a name, also as the one-line setup text.

    Attributes:
        name (str):
        text (str):
        settings (SettingsView): How a game is to be played.
    """

    name: str
    text: str
    settings: SettingsView
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        text = self.text

        settings = self.settings.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "text": text,
                "settings": settings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.settings_view import SettingsView

        d = dict(src_dict)
        name = d.pop("name")

        text = d.pop("text")

        settings = SettingsView.from_dict(d.pop("settings"))

        template_view = cls(
            name=name,
            text=text,
            settings=settings,
        )

        template_view.additional_properties = d
        return template_view

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
