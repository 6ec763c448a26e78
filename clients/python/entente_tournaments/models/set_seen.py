from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SetSeen")


@_attrs_define
class SetSeen:
    """A set as it is stored.

    Attributes:
        id (int):
        screen_id (int):
        tournament_id (int):
        name (None | str):
        order (int):
        first (int | None):
        last (int | None):
        fixed_boards_str (None | str):
    """

    id: int
    screen_id: int
    tournament_id: int
    name: None | str
    order: int
    first: int | None
    last: int | None
    fixed_boards_str: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        screen_id = self.screen_id

        tournament_id = self.tournament_id

        name: None | str
        name = self.name

        order = self.order

        first: int | None
        first = self.first

        last: int | None
        last = self.last

        fixed_boards_str: None | str
        fixed_boards_str = self.fixed_boards_str

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "screen_id": screen_id,
                "tournament_id": tournament_id,
                "name": name,
                "order": order,
                "first": first,
                "last": last,
                "fixed_boards_str": fixed_boards_str,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        screen_id = d.pop("screen_id")

        tournament_id = d.pop("tournament_id")

        def _parse_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        name = _parse_name(d.pop("name"))

        order = d.pop("order")

        def _parse_first(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        first = _parse_first(d.pop("first"))

        def _parse_last(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        last = _parse_last(d.pop("last"))

        def _parse_fixed_boards_str(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        fixed_boards_str = _parse_fixed_boards_str(d.pop("fixed_boards_str"))

        set_seen = cls(
            id=id,
            screen_id=screen_id,
            tournament_id=tournament_id,
            name=name,
            order=order,
            first=first,
            last=last,
            fixed_boards_str=fixed_boards_str,
        )

        set_seen.additional_properties = d
        return set_seen

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
