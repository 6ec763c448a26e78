from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ScreenSeen")


@_attrs_define
class ScreenSeen:
    """A screen as it is stored.

    Attributes:
        id (int):
        uniq_id (str):
        type_ (str):
        public (bool):
        name (None | str):
        columns (int):
        menu_link (bool | None):
        menu_text (None | str):
        menu (None | str):
        timer_id (int | None):
        players_show_unpaired (bool | None):
        font_size (int | None):
        results_limit (int | None):
        results_tournament_ids (list[int]):
        background_image (None | str):
        background_color (None | str):
    """

    id: int
    uniq_id: str
    type_: str
    public: bool
    name: None | str
    columns: int
    menu_link: bool | None
    menu_text: None | str
    menu: None | str
    timer_id: int | None
    players_show_unpaired: bool | None
    font_size: int | None
    results_limit: int | None
    results_tournament_ids: list[int]
    background_image: None | str
    background_color: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        uniq_id = self.uniq_id

        type_ = self.type_

        public = self.public

        name: None | str
        name = self.name

        columns = self.columns

        menu_link: bool | None
        menu_link = self.menu_link

        menu_text: None | str
        menu_text = self.menu_text

        menu: None | str
        menu = self.menu

        timer_id: int | None
        timer_id = self.timer_id

        players_show_unpaired: bool | None
        players_show_unpaired = self.players_show_unpaired

        font_size: int | None
        font_size = self.font_size

        results_limit: int | None
        results_limit = self.results_limit

        results_tournament_ids = self.results_tournament_ids

        background_image: None | str
        background_image = self.background_image

        background_color: None | str
        background_color = self.background_color

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "uniq_id": uniq_id,
                "type": type_,
                "public": public,
                "name": name,
                "columns": columns,
                "menu_link": menu_link,
                "menu_text": menu_text,
                "menu": menu,
                "timer_id": timer_id,
                "players_show_unpaired": players_show_unpaired,
                "font_size": font_size,
                "results_limit": results_limit,
                "results_tournament_ids": results_tournament_ids,
                "background_image": background_image,
                "background_color": background_color,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        uniq_id = d.pop("uniq_id")

        type_ = d.pop("type")

        public = d.pop("public")

        def _parse_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        name = _parse_name(d.pop("name"))

        columns = d.pop("columns")

        def _parse_menu_link(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        menu_link = _parse_menu_link(d.pop("menu_link"))

        def _parse_menu_text(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        menu_text = _parse_menu_text(d.pop("menu_text"))

        def _parse_menu(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        menu = _parse_menu(d.pop("menu"))

        def _parse_timer_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        timer_id = _parse_timer_id(d.pop("timer_id"))

        def _parse_players_show_unpaired(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        players_show_unpaired = _parse_players_show_unpaired(
            d.pop("players_show_unpaired")
        )

        def _parse_font_size(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        font_size = _parse_font_size(d.pop("font_size"))

        def _parse_results_limit(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        results_limit = _parse_results_limit(d.pop("results_limit"))

        results_tournament_ids = cast(list[int], d.pop("results_tournament_ids"))

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

        screen_seen = cls(
            id=id,
            uniq_id=uniq_id,
            type_=type_,
            public=public,
            name=name,
            columns=columns,
            menu_link=menu_link,
            menu_text=menu_text,
            menu=menu,
            timer_id=timer_id,
            players_show_unpaired=players_show_unpaired,
            font_size=font_size,
            results_limit=results_limit,
            results_tournament_ids=results_tournament_ids,
            background_image=background_image,
            background_color=background_color,
        )

        screen_seen.additional_properties = d
        return screen_seen

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
