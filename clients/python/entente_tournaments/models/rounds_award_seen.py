from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RoundsAwardSeen")


@_attrs_define
class RoundsAwardSeen:
    """What one player wins in one group.

    Attributes:
        group (str):
        place (int):
        registration_id (int | None):
        name (str):
        club (str):
        points (None | str):
        cents (int):
    """

    group: str
    place: int
    registration_id: int | None
    name: str
    club: str
    points: None | str
    cents: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        group = self.group

        place = self.place

        registration_id: int | None
        registration_id = self.registration_id

        name = self.name

        club = self.club

        points: None | str
        points = self.points

        cents = self.cents

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "group": group,
                "place": place,
                "registration_id": registration_id,
                "name": name,
                "club": club,
                "points": points,
                "cents": cents,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        group = d.pop("group")

        place = d.pop("place")

        def _parse_registration_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        registration_id = _parse_registration_id(d.pop("registration_id"))

        name = d.pop("name")

        club = d.pop("club")

        def _parse_points(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        points = _parse_points(d.pop("points"))

        cents = d.pop("cents")

        rounds_award_seen = cls(
            group=group,
            place=place,
            registration_id=registration_id,
            name=name,
            club=club,
            points=points,
            cents=cents,
        )

        rounds_award_seen.additional_properties = d
        return rounds_award_seen

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
