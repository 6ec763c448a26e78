from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.family_changes_type_type_0 import FamilyChangesTypeType0
from ..types import UNSET, Unset

T = TypeVar("T", bound="FamilyChanges")


@_attrs_define
class FamilyChanges:
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
        type_ (FamilyChangesTypeType0 | None | Unset): What its screens show.
        tournament_id (int | None | Unset): Of which tournament.
        first (int | None | Unset): From this board or player on.
        last (int | None | Unset): Up to this one.
        range_ (None | str | Unset): Only these screens.
        parts (int | None | Unset): How many screens; or the number on each.
        number (int | None | Unset): How many on each screen.
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
    type_: FamilyChangesTypeType0 | None | Unset = UNSET
    tournament_id: int | None | Unset = UNSET
    first: int | None | Unset = UNSET
    last: int | None | Unset = UNSET
    range_: None | str | Unset = UNSET
    parts: int | None | Unset = UNSET
    number: int | None | Unset = UNSET

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
        elif isinstance(self.type_, FamilyChangesTypeType0):
            type_ = self.type_.value
        else:
            type_ = self.type_

        tournament_id: int | None | Unset
        if isinstance(self.tournament_id, Unset):
            tournament_id = UNSET
        else:
            tournament_id = self.tournament_id

        first: int | None | Unset
        if isinstance(self.first, Unset):
            first = UNSET
        else:
            first = self.first

        last: int | None | Unset
        if isinstance(self.last, Unset):
            last = UNSET
        else:
            last = self.last

        range_: None | str | Unset
        if isinstance(self.range_, Unset):
            range_ = UNSET
        else:
            range_ = self.range_

        parts: int | None | Unset
        if isinstance(self.parts, Unset):
            parts = UNSET
        else:
            parts = self.parts

        number: int | None | Unset
        if isinstance(self.number, Unset):
            number = UNSET
        else:
            number = self.number

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
        if tournament_id is not UNSET:
            field_dict["tournament_id"] = tournament_id
        if first is not UNSET:
            field_dict["first"] = first
        if last is not UNSET:
            field_dict["last"] = last
        if range_ is not UNSET:
            field_dict["range"] = range_
        if parts is not UNSET:
            field_dict["parts"] = parts
        if number is not UNSET:
            field_dict["number"] = number

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

        def _parse_type_(data: object) -> FamilyChangesTypeType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                type_type_0 = FamilyChangesTypeType0(data)

                return type_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(FamilyChangesTypeType0 | None | Unset, data)

        type_ = _parse_type_(d.pop("type", UNSET))

        def _parse_tournament_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        tournament_id = _parse_tournament_id(d.pop("tournament_id", UNSET))

        def _parse_first(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        first = _parse_first(d.pop("first", UNSET))

        def _parse_last(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        last = _parse_last(d.pop("last", UNSET))

        def _parse_range_(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        range_ = _parse_range_(d.pop("range", UNSET))

        def _parse_parts(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        parts = _parse_parts(d.pop("parts", UNSET))

        def _parse_number(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        number = _parse_number(d.pop("number", UNSET))

        family_changes = cls(
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
            tournament_id=tournament_id,
            first=first,
            last=last,
            range_=range_,
            parts=parts,
            number=number,
        )

        return family_changes
