from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="GameOfMine")


@_attrs_define
class GameOfMine:
    """A role of mine in a game, and what waits for me there.

    Attributes:
        game_id (int):
        name (str):
        variant (str):
        role (int):
        current_state (int):
        current_advancement (int):
        season (str):
        year (int):
        deadline (str):
        deadline_timestamp (int | None):
        late (bool):
        paused (bool):
        needs_orders (bool):
        orders_missing (int):
        unread_messages (int):
        unread_declarations (int):
        seats_free (int):
    """

    game_id: int
    name: str
    variant: str
    role: int
    current_state: int
    current_advancement: int
    season: str
    year: int
    deadline: str
    deadline_timestamp: int | None
    late: bool
    paused: bool
    needs_orders: bool
    orders_missing: int
    unread_messages: int
    unread_declarations: int
    seats_free: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game_id = self.game_id

        name = self.name

        variant = self.variant

        role = self.role

        current_state = self.current_state

        current_advancement = self.current_advancement

        season = self.season

        year = self.year

        deadline = self.deadline

        deadline_timestamp: int | None
        deadline_timestamp = self.deadline_timestamp

        late = self.late

        paused = self.paused

        needs_orders = self.needs_orders

        orders_missing = self.orders_missing

        unread_messages = self.unread_messages

        unread_declarations = self.unread_declarations

        seats_free = self.seats_free

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game_id": game_id,
                "name": name,
                "variant": variant,
                "role": role,
                "current_state": current_state,
                "current_advancement": current_advancement,
                "season": season,
                "year": year,
                "deadline": deadline,
                "deadline_timestamp": deadline_timestamp,
                "late": late,
                "paused": paused,
                "needs_orders": needs_orders,
                "orders_missing": orders_missing,
                "unread_messages": unread_messages,
                "unread_declarations": unread_declarations,
                "seats_free": seats_free,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        game_id = d.pop("game_id")

        name = d.pop("name")

        variant = d.pop("variant")

        role = d.pop("role")

        current_state = d.pop("current_state")

        current_advancement = d.pop("current_advancement")

        season = d.pop("season")

        year = d.pop("year")

        deadline = d.pop("deadline")

        def _parse_deadline_timestamp(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        deadline_timestamp = _parse_deadline_timestamp(d.pop("deadline_timestamp"))

        late = d.pop("late")

        paused = d.pop("paused")

        needs_orders = d.pop("needs_orders")

        orders_missing = d.pop("orders_missing")

        unread_messages = d.pop("unread_messages")

        unread_declarations = d.pop("unread_declarations")

        seats_free = d.pop("seats_free")

        game_of_mine = cls(
            game_id=game_id,
            name=name,
            variant=variant,
            role=role,
            current_state=current_state,
            current_advancement=current_advancement,
            season=season,
            year=year,
            deadline=deadline,
            deadline_timestamp=deadline_timestamp,
            late=late,
            paused=paused,
            needs_orders=needs_orders,
            orders_missing=orders_missing,
            unread_messages=unread_messages,
            unread_declarations=unread_declarations,
            seats_free=seats_free,
        )

        game_of_mine.additional_properties = d
        return game_of_mine

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
