from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RolePerformance")


@_attrs_define
class RolePerformance:
    """The performance with one role.

    Attributes:
        variant (str):
        role (int):
        rating (float):
        games (int):
    """

    variant: str
    role: int
    rating: float
    games: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        variant = self.variant

        role = self.role

        rating = self.rating

        games = self.games

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "variant": variant,
                "role": role,
                "rating": rating,
                "games": games,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        variant = d.pop("variant")

        role = d.pop("role")

        rating = d.pop("rating")

        games = d.pop("games")

        role_performance = cls(
            variant=variant,
            role=role,
            rating=rating,
            games=games,
        )

        role_performance.additional_properties = d
        return role_performance

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
