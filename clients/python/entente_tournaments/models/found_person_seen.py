from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.entries_rating_seen import EntriesRatingSeen


T = TypeVar("T", bound="FoundPersonSeen")


@_attrs_define
class FoundPersonSeen:
    """Somebody of another event, without address and telephone.

    Attributes:
        person_id (int):
        event (str):
        name (str):
        birth_year (str):
        sex (str):
        federation (str):
        federation_id (str):
        club (str):
        ratings (list[EntriesRatingSeen]):
    """

    person_id: int
    event: str
    name: str
    birth_year: str
    sex: str
    federation: str
    federation_id: str
    club: str
    ratings: list[EntriesRatingSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        person_id = self.person_id

        event = self.event

        name = self.name

        birth_year = self.birth_year

        sex = self.sex

        federation = self.federation

        federation_id = self.federation_id

        club = self.club

        ratings = []
        for ratings_item_data in self.ratings:
            ratings_item = ratings_item_data.to_dict()
            ratings.append(ratings_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "person_id": person_id,
                "event": event,
                "name": name,
                "birth_year": birth_year,
                "sex": sex,
                "federation": federation,
                "federation_id": federation_id,
                "club": club,
                "ratings": ratings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.entries_rating_seen import EntriesRatingSeen

        d = dict(src_dict)
        person_id = d.pop("person_id")

        event = d.pop("event")

        name = d.pop("name")

        birth_year = d.pop("birth_year")

        sex = d.pop("sex")

        federation = d.pop("federation")

        federation_id = d.pop("federation_id")

        club = d.pop("club")

        ratings = []
        _ratings = d.pop("ratings")
        for ratings_item_data in _ratings:
            ratings_item = EntriesRatingSeen.from_dict(ratings_item_data)

            ratings.append(ratings_item)

        found_person_seen = cls(
            person_id=person_id,
            event=event,
            name=name,
            birth_year=birth_year,
            sex=sex,
            federation=federation,
            federation_id=federation_id,
            club=club,
            ratings=ratings,
        )

        found_person_seen.additional_properties = d
        return found_person_seen

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
