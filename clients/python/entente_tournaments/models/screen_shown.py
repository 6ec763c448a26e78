from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ScreenShown")


@_attrs_define
class ScreenShown:
    """The screen itself; `name` is its title.

    Attributes:
        uniq_id (str):
        type_ (str):
        public (bool):
        name (str):
        columns (int):
        font_size (int | None):
        family (None | str):
        background_image (None | str):
        background_color (None | str):
    """

    uniq_id: str
    type_: str
    public: bool
    name: str
    columns: int
    font_size: int | None
    family: None | str
    background_image: None | str
    background_color: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        uniq_id = self.uniq_id

        type_ = self.type_

        public = self.public

        name = self.name

        columns = self.columns

        font_size: int | None
        font_size = self.font_size

        family: None | str
        family = self.family

        background_image: None | str
        background_image = self.background_image

        background_color: None | str
        background_color = self.background_color

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "uniq_id": uniq_id,
                "type": type_,
                "public": public,
                "name": name,
                "columns": columns,
                "font_size": font_size,
                "family": family,
                "background_image": background_image,
                "background_color": background_color,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        uniq_id = d.pop("uniq_id")

        type_ = d.pop("type")

        public = d.pop("public")

        name = d.pop("name")

        columns = d.pop("columns")

        def _parse_font_size(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        font_size = _parse_font_size(d.pop("font_size"))

        def _parse_family(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        family = _parse_family(d.pop("family"))

        def _parse_background_image(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        background_image = _parse_background_image(d.pop("background_image"))

        def _parse_background_color(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        background_color = _parse_background_color(d.pop("background_color"))

        screen_shown = cls(
            uniq_id=uniq_id,
            type_=type_,
            public=public,
            name=name,
            columns=columns,
            font_size=font_size,
            family=family,
            background_image=background_image,
            background_color=background_color,
        )

        screen_shown.additional_properties = d
        return screen_shown

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
