from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SeatView")


@_attrs_define
class SeatView:
    """A seat and who holds it.

    Attributes:
        id (int):
        group (str):
        order (int):
        player_id (int):
        pseudo (str):
        rating (float | None):
        flags (list[str]):
    """

    id: int
    group: str
    order: int
    player_id: int
    pseudo: str
    rating: float | None
    flags: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        group = self.group

        order = self.order

        player_id = self.player_id

        pseudo = self.pseudo

        rating: float | None
        rating = self.rating

        flags = self.flags

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "group": group,
                "order": order,
                "player_id": player_id,
                "pseudo": pseudo,
                "rating": rating,
                "flags": flags,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        group = d.pop("group")

        order = d.pop("order")

        player_id = d.pop("player_id")

        pseudo = d.pop("pseudo")

        def _parse_rating(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        rating = _parse_rating(d.pop("rating"))

        flags = cast(list[str], d.pop("flags"))

        seat_view = cls(
            id=id,
            group=group,
            order=order,
            player_id=player_id,
            pseudo=pseudo,
            rating=rating,
            flags=flags,
        )

        seat_view.additional_properties = d
        return seat_view

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
