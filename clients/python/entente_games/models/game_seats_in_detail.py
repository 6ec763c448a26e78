from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.seat_in_detail import SeatInDetail


T = TypeVar("T", bound="GameSeatsInDetail")


@_attrs_define
class GameSeatsInDetail:
    """What `details=1` tells: every seat, also with its player's pseudo.

    Attributes:
        roles (list[list[int | None]]):
        filled (int):
        seats (list[SeatInDetail]):
    """

    roles: list[list[int | None]]
    filled: int
    seats: list[SeatInDetail]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        roles = []
        for roles_item_data in self.roles:
            roles_item = []
            for roles_item_item_data in roles_item_data:
                roles_item_item: int | None
                roles_item_item = roles_item_item_data
                roles_item.append(roles_item_item)

            roles.append(roles_item)

        filled = self.filled

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "roles": roles,
                "filled": filled,
                "seats": seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.seat_in_detail import SeatInDetail

        d = dict(src_dict)
        roles = []
        _roles = d.pop("roles")
        for roles_item_data in _roles:
            roles_item = []
            _roles_item = roles_item_data
            for roles_item_item_data in _roles_item:

                def _parse_roles_item_item(data: object) -> int | None:
                    if data is None:
                        return data
                    return cast(int | None, data)

                roles_item_item = _parse_roles_item_item(roles_item_item_data)

                roles_item.append(roles_item_item)

            roles.append(roles_item)

        filled = d.pop("filled")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SeatInDetail.from_dict(seats_item_data)

            seats.append(seats_item)

        game_seats_in_detail = cls(
            roles=roles,
            filled=filled,
            seats=seats,
        )

        game_seats_in_detail.additional_properties = d
        return game_seats_in_detail

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
