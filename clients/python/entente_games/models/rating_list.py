from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.rated_member import RatedMember
    from ..models.rated_player import RatedPlayer


T = TypeVar("T", bound="RatingList")


@_attrs_define
class RatingList:
    """The best first.

    Attributes:
        ratings (list[RatedMember | RatedPlayer]):
    """

    ratings: list[RatedMember | RatedPlayer]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.rated_member import RatedMember

        ratings = []
        for ratings_item_data in self.ratings:
            ratings_item: dict[str, Any]
            if isinstance(ratings_item_data, RatedMember):
                ratings_item = ratings_item_data.to_dict()
            else:
                ratings_item = ratings_item_data.to_dict()

            ratings.append(ratings_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "ratings": ratings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.rated_member import RatedMember
        from ..models.rated_player import RatedPlayer

        d = dict(src_dict)
        ratings = []
        _ratings = d.pop("ratings")
        for ratings_item_data in _ratings:

            def _parse_ratings_item(data: object) -> RatedMember | RatedPlayer:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    ratings_item_type_0 = RatedMember.from_dict(data)

                    return ratings_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                ratings_item_type_1 = RatedPlayer.from_dict(data)

                return ratings_item_type_1

            ratings_item = _parse_ratings_item(ratings_item_data)

            ratings.append(ratings_item)

        rating_list = cls(
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
