from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.place_sent import PlaceSent


T = TypeVar("T", bound="Arrangement")


@_attrs_define
class Arrangement:
    """The groups and orders of seats.

    Attributes:
        places (list[PlaceSent]): Seats to put in place.
    """

    places: list[PlaceSent]

    def to_dict(self) -> dict[str, Any]:
        places = []
        for places_item_data in self.places:
            places_item = places_item_data.to_dict()
            places.append(places_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "places": places,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.place_sent import PlaceSent

        d = dict(src_dict)
        places = []
        _places = d.pop("places")
        for places_item_data in _places:
            places_item = PlaceSent.from_dict(places_item_data)

            places.append(places_item)

        arrangement = cls(
            places=places,
        )

        return arrangement
