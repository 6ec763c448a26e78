from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LineSeen")


@_attrs_define
class LineSeen:
    """One line of a standing; values follow the columns, the rating changes as FIDE counts.

    Attributes:
        rank (int):
        registration_id (int | None):
        start_number (int):
        name (str):
        title (str):
        rating (int):
        federation (str):
        club (str):
        category (str):
        values (list[None | str]):
        rating_change (float | None):
    """

    rank: int
    registration_id: int | None
    start_number: int
    name: str
    title: str
    rating: int
    federation: str
    club: str
    category: str
    values: list[None | str]
    rating_change: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rank = self.rank

        registration_id: int | None
        registration_id = self.registration_id

        start_number = self.start_number

        name = self.name

        title = self.title

        rating = self.rating

        federation = self.federation

        club = self.club

        category = self.category

        values = []
        for values_item_data in self.values:
            values_item: None | str
            values_item = values_item_data
            values.append(values_item)

        rating_change: float | None
        rating_change = self.rating_change

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rank": rank,
                "registration_id": registration_id,
                "start_number": start_number,
                "name": name,
                "title": title,
                "rating": rating,
                "federation": federation,
                "club": club,
                "category": category,
                "values": values,
                "rating_change": rating_change,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        rank = d.pop("rank")

        def _parse_registration_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        registration_id = _parse_registration_id(d.pop("registration_id"))

        start_number = d.pop("start_number")

        name = d.pop("name")

        title = d.pop("title")

        rating = d.pop("rating")

        federation = d.pop("federation")

        club = d.pop("club")

        category = d.pop("category")

        values = []
        _values = d.pop("values")
        for values_item_data in _values:

            def _parse_values_item(data: object) -> None | str:
                if data is None:
                    return data
                return cast(None | str, data)

            values_item = _parse_values_item(values_item_data)

            values.append(values_item)

        def _parse_rating_change(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        rating_change = _parse_rating_change(d.pop("rating_change"))

        line_seen = cls(
            rank=rank,
            registration_id=registration_id,
            start_number=start_number,
            name=name,
            title=title,
            rating=rating,
            federation=federation,
            club=club,
            category=category,
            values=values,
            rating_change=rating_change,
        )

        line_seen.additional_properties = d
        return line_seen

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
