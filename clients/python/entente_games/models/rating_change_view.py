from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RatingChangeView")


@_attrs_define
class RatingChangeView:
    """The rating after a game.

    Attributes:
        game_id (int):
        rating (float):
        minimum (float):
        maximum (float):
        difference (float):
        changed_at (datetime.datetime):
    """

    game_id: int
    rating: float
    minimum: float
    maximum: float
    difference: float
    changed_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game_id = self.game_id

        rating = self.rating

        minimum = self.minimum

        maximum = self.maximum

        difference = self.difference

        changed_at = self.changed_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game_id": game_id,
                "rating": rating,
                "minimum": minimum,
                "maximum": maximum,
                "difference": difference,
                "changed_at": changed_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        game_id = d.pop("game_id")

        rating = d.pop("rating")

        minimum = d.pop("minimum")

        maximum = d.pop("maximum")

        difference = d.pop("difference")

        changed_at = datetime.datetime.fromisoformat(d.pop("changed_at"))

        rating_change_view = cls(
            game_id=game_id,
            rating=rating,
            minimum=minimum,
            maximum=maximum,
            difference=difference,
            changed_at=changed_at,
        )

        rating_change_view.additional_properties = d
        return rating_change_view

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
