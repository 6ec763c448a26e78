from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.screen_changes_type_type_0 import ScreenChangesTypeType0
from ..types import UNSET, Unset

T = TypeVar("T", bound="ScreenChanges")


@_attrs_define
class ScreenChanges:
    """What an arbiter may change; what is left out stays.

    Attributes:
        uniq_id (None | str | Unset): The name used in addresses; no / and no colon.
        public (bool | Unset): Whether everybody may see it. Default: False.
        name (None | str | Unset): Its title; else that of its first set.
        columns (int | Unset): How many columns. Default: 1.
        menu_link (bool | Unset): Whether other screens may link to it. Default: True.
        menu_text (None | str | Unset): Label of links to it: %t, %f, %l.
        menu (None | str | Unset): Links on it: @boards, @input, @players, @results, @family, names, patterns.
        timer_id (int | None | Unset): The timer on it.
        players_show_unpaired (bool | None | Unset): Whether players without an opponent stand on it.
        font_size (int | None | Unset): Per cent of the usual size.
        type_ (None | ScreenChangesTypeType0 | Unset): What it shows.
        results_limit (int | None | Unset): At most so many; 0: all.
        results_tournament_ids (list[int] | None | Unset): Of which tournaments results are shown; empty: of all.
        background_image (None | str | Unset): Name of an image.
        background_color (None | str | Unset): Colour behind it.
    """

    uniq_id: None | str | Unset = UNSET
    public: bool | Unset = False
    name: None | str | Unset = UNSET
    columns: int | Unset = 1
    menu_link: bool | Unset = True
    menu_text: None | str | Unset = UNSET
    menu: None | str | Unset = UNSET
    timer_id: int | None | Unset = UNSET
    players_show_unpaired: bool | None | Unset = UNSET
    font_size: int | None | Unset = UNSET
    type_: None | ScreenChangesTypeType0 | Unset = UNSET
    results_limit: int | None | Unset = UNSET
    results_tournament_ids: list[int] | None | Unset = UNSET
    background_image: None | str | Unset = UNSET
    background_color: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        uniq_id: None | str | Unset
        if isinstance(self.uniq_id, Unset):
            uniq_id = UNSET
        else:
            uniq_id = self.uniq_id

        public = self.public

        name: None | str | Unset
        if isinstance(self.name, Unset):
            name = UNSET
        else:
            name = self.name

        columns = self.columns

        menu_link = self.menu_link

        menu_text: None | str | Unset
        if isinstance(self.menu_text, Unset):
            menu_text = UNSET
        else:
            menu_text = self.menu_text

        menu: None | str | Unset
        if isinstance(self.menu, Unset):
            menu = UNSET
        else:
            menu = self.menu

        timer_id: int | None | Unset
        if isinstance(self.timer_id, Unset):
            timer_id = UNSET
        else:
            timer_id = self.timer_id

        players_show_unpaired: bool | None | Unset
        if isinstance(self.players_show_unpaired, Unset):
            players_show_unpaired = UNSET
        else:
            players_show_unpaired = self.players_show_unpaired

        font_size: int | None | Unset
        if isinstance(self.font_size, Unset):
            font_size = UNSET
        else:
            font_size = self.font_size

        type_: None | str | Unset
        if isinstance(self.type_, Unset):
            type_ = UNSET
        elif isinstance(self.type_, ScreenChangesTypeType0):
            type_ = self.type_.value
        else:
            type_ = self.type_

        results_limit: int | None | Unset
        if isinstance(self.results_limit, Unset):
            results_limit = UNSET
        else:
            results_limit = self.results_limit

        results_tournament_ids: list[int] | None | Unset
        if isinstance(self.results_tournament_ids, Unset):
            results_tournament_ids = UNSET
        elif isinstance(self.results_tournament_ids, list):
            results_tournament_ids = self.results_tournament_ids

        else:
            results_tournament_ids = self.results_tournament_ids

        background_image: None | str | Unset
        if isinstance(self.background_image, Unset):
            background_image = UNSET
        else:
            background_image = self.background_image

        background_color: None | str | Unset
        if isinstance(self.background_color, Unset):
            background_color = UNSET
        else:
            background_color = self.background_color

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if uniq_id is not UNSET:
            field_dict["uniq_id"] = uniq_id
        if public is not UNSET:
            field_dict["public"] = public
        if name is not UNSET:
            field_dict["name"] = name
        if columns is not UNSET:
            field_dict["columns"] = columns
        if menu_link is not UNSET:
            field_dict["menu_link"] = menu_link
        if menu_text is not UNSET:
            field_dict["menu_text"] = menu_text
        if menu is not UNSET:
            field_dict["menu"] = menu
        if timer_id is not UNSET:
            field_dict["timer_id"] = timer_id
        if players_show_unpaired is not UNSET:
            field_dict["players_show_unpaired"] = players_show_unpaired
        if font_size is not UNSET:
            field_dict["font_size"] = font_size
        if type_ is not UNSET:
            field_dict["type"] = type_
        if results_limit is not UNSET:
            field_dict["results_limit"] = results_limit
        if results_tournament_ids is not UNSET:
            field_dict["results_tournament_ids"] = results_tournament_ids
        if background_image is not UNSET:
            field_dict["background_image"] = background_image
        if background_color is not UNSET:
            field_dict["background_color"] = background_color

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_uniq_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        uniq_id = _parse_uniq_id(d.pop("uniq_id", UNSET))

        public = d.pop("public", UNSET)

        def _parse_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        name = _parse_name(d.pop("name", UNSET))

        columns = d.pop("columns", UNSET)

        menu_link = d.pop("menu_link", UNSET)

        def _parse_menu_text(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        menu_text = _parse_menu_text(d.pop("menu_text", UNSET))

        def _parse_menu(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        menu = _parse_menu(d.pop("menu", UNSET))

        def _parse_timer_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        timer_id = _parse_timer_id(d.pop("timer_id", UNSET))

        def _parse_players_show_unpaired(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        players_show_unpaired = _parse_players_show_unpaired(
            d.pop("players_show_unpaired", UNSET)
        )

        def _parse_font_size(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        font_size = _parse_font_size(d.pop("font_size", UNSET))

        def _parse_type_(data: object) -> None | ScreenChangesTypeType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                type_type_0 = ScreenChangesTypeType0(data)

                return type_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ScreenChangesTypeType0 | Unset, data)

        type_ = _parse_type_(d.pop("type", UNSET))

        def _parse_results_limit(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        results_limit = _parse_results_limit(d.pop("results_limit", UNSET))

        def _parse_results_tournament_ids(data: object) -> list[int] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                results_tournament_ids_type_0 = cast(list[int], data)

                return results_tournament_ids_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int] | None | Unset, data)

        results_tournament_ids = _parse_results_tournament_ids(
            d.pop("results_tournament_ids", UNSET)
        )

        def _parse_background_image(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        background_image = _parse_background_image(d.pop("background_image", UNSET))

        def _parse_background_color(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        background_color = _parse_background_color(d.pop("background_color", UNSET))

        screen_changes = cls(
            uniq_id=uniq_id,
            public=public,
            name=name,
            columns=columns,
            menu_link=menu_link,
            menu_text=menu_text,
            menu=menu,
            timer_id=timer_id,
            players_show_unpaired=players_show_unpaired,
            font_size=font_size,
            type_=type_,
            results_limit=results_limit,
            results_tournament_ids=results_tournament_ids,
            background_image=background_image,
            background_color=background_color,
        )

        return screen_changes
