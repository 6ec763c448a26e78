from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SideSeen")


@_attrs_define
class SideSeen:
    """A player at a board; points are those before the round, virtual ones only lent for it.

    Attributes:
        registration_id (int):
        name (str):
        title (str):
        rating (int):
        rating_type (str):
        points (float):
        virtual_points (float):
        illegal_moves (int):
        clock_seconds (int):
        clock (str):
    """

    registration_id: int
    name: str
    title: str
    rating: int
    rating_type: str
    points: float
    virtual_points: float
    illegal_moves: int
    clock_seconds: int
    clock: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        registration_id = self.registration_id

        name = self.name

        title = self.title

        rating = self.rating

        rating_type = self.rating_type

        points = self.points

        virtual_points = self.virtual_points

        illegal_moves = self.illegal_moves

        clock_seconds = self.clock_seconds

        clock = self.clock

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "registration_id": registration_id,
                "name": name,
                "title": title,
                "rating": rating,
                "rating_type": rating_type,
                "points": points,
                "virtual_points": virtual_points,
                "illegal_moves": illegal_moves,
                "clock_seconds": clock_seconds,
                "clock": clock,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        registration_id = d.pop("registration_id")

        name = d.pop("name")

        title = d.pop("title")

        rating = d.pop("rating")

        rating_type = d.pop("rating_type")

        points = d.pop("points")

        virtual_points = d.pop("virtual_points")

        illegal_moves = d.pop("illegal_moves")

        clock_seconds = d.pop("clock_seconds")

        clock = d.pop("clock")

        side_seen = cls(
            registration_id=registration_id,
            name=name,
            title=title,
            rating=rating,
            rating_type=rating_type,
            points=points,
            virtual_points=virtual_points,
            illegal_moves=illegal_moves,
            clock_seconds=clock_seconds,
            clock=clock,
        )

        side_seen.additional_properties = d
        return side_seen

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
