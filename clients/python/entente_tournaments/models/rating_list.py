from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.league_rating_seen import LeagueRatingSeen


T = TypeVar("T", bound="RatingList")


@_attrs_define
class RatingList:
    """The ratings of all players, the best first.

    Attributes:
        definition (str):
        ratings (list[LeagueRatingSeen]):
    """

    definition: str
    ratings: list[LeagueRatingSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        definition = self.definition

        ratings = []
        for ratings_item_data in self.ratings:
            ratings_item = ratings_item_data.to_dict()
            ratings.append(ratings_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "definition": definition,
                "ratings": ratings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.league_rating_seen import LeagueRatingSeen

        d = dict(src_dict)
        definition = d.pop("definition")

        ratings = []
        _ratings = d.pop("ratings")
        for ratings_item_data in _ratings:
            ratings_item = LeagueRatingSeen.from_dict(ratings_item_data)

            ratings.append(ratings_item)

        rating_list = cls(
            definition=definition,
            ratings=ratings,
        )

        rating_list.additional_properties = d
        return rating_list

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
