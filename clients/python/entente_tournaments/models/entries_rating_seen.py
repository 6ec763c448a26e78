from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="EntriesRatingSeen")


@_attrs_define
class EntriesRatingSeen:
    """A rating somebody had in a tournament of that event.

    Attributes:
        rating (int):
        rating_type (str):
        title (str):
    """

    rating: int
    rating_type: str
    title: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rating = self.rating

        rating_type = self.rating_type

        title = self.title

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rating": rating,
                "rating_type": rating_type,
                "title": title,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        rating = d.pop("rating")

        rating_type = d.pop("rating_type")

        title = d.pop("title")

        entries_rating_seen = cls(
            rating=rating,
            rating_type=rating_type,
            title=title,
        )

        entries_rating_seen.additional_properties = d
        return entries_rating_seen

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
