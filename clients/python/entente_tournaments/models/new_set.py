from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="NewSet")


@_attrs_define
class NewSet:
    """A set to be added to a screen.

    Attributes:
        tournament_id (int): Of which tournament.
        name (None | str | Unset): Its title, with %t, %f, %l.
        first (int | None | Unset): From this one on.
        last (int | None | Unset): Up to this one.
        fixed_boards_str (None | str | Unset): Only boards with these numbers; an empty text: those with fixed tables.
    """

    tournament_id: int
    name: None | str | Unset = UNSET
    first: int | None | Unset = UNSET
    last: int | None | Unset = UNSET
    fixed_boards_str: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        tournament_id = self.tournament_id

        name: None | str | Unset
        if isinstance(self.name, Unset):
            name = UNSET
        else:
            name = self.name

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

        fixed_boards_str: None | str | Unset
        if isinstance(self.fixed_boards_str, Unset):
            fixed_boards_str = UNSET
        else:
            fixed_boards_str = self.fixed_boards_str

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "tournament_id": tournament_id,
            }
        )
        if name is not UNSET:
            field_dict["name"] = name
        if first is not UNSET:
            field_dict["first"] = first
        if last is not UNSET:
            field_dict["last"] = last
        if fixed_boards_str is not UNSET:
            field_dict["fixed_boards_str"] = fixed_boards_str

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        tournament_id = d.pop("tournament_id")

        def _parse_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        name = _parse_name(d.pop("name", UNSET))

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

        def _parse_fixed_boards_str(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        fixed_boards_str = _parse_fixed_boards_str(d.pop("fixed_boards_str", UNSET))

        new_set = cls(
            tournament_id=tournament_id,
            name=name,
            first=first,
            last=last,
            fixed_boards_str=fixed_boards_str,
        )

        return new_set
