from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.seat_shown import SeatShown


T = TypeVar("T", bound="PlayerShown")


@_attrs_define
class PlayerShown:
    """A player by name; without a seat before the first round, or when he is not paired.

    Attributes:
        registration_id (int):
        person_id (int | None):
        name (str):
        title (str):
        rating (int):
        rating_type (str):
        club (str):
        sex (str):
        checked_in (bool):
        seat (None | SeatShown):
        absence (None | str):
    """

    registration_id: int
    person_id: int | None
    name: str
    title: str
    rating: int
    rating_type: str
    club: str
    sex: str
    checked_in: bool
    seat: None | SeatShown
    absence: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.seat_shown import SeatShown

        registration_id = self.registration_id

        person_id: int | None
        person_id = self.person_id

        name = self.name

        title = self.title

        rating = self.rating

        rating_type = self.rating_type

        club = self.club

        sex = self.sex

        checked_in = self.checked_in

        seat: dict[str, Any] | None
        if isinstance(self.seat, SeatShown):
            seat = self.seat.to_dict()
        else:
            seat = self.seat

        absence: None | str
        absence = self.absence

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "registration_id": registration_id,
                "person_id": person_id,
                "name": name,
                "title": title,
                "rating": rating,
                "rating_type": rating_type,
                "club": club,
                "sex": sex,
                "checked_in": checked_in,
                "seat": seat,
                "absence": absence,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.seat_shown import SeatShown

        d = dict(src_dict)
        registration_id = d.pop("registration_id")

        def _parse_person_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        person_id = _parse_person_id(d.pop("person_id"))

        name = d.pop("name")

        title = d.pop("title")

        rating = d.pop("rating")

        rating_type = d.pop("rating_type")

        club = d.pop("club")

        sex = d.pop("sex")

        checked_in = d.pop("checked_in")

        def _parse_seat(data: object) -> None | SeatShown:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                seat_type_0 = SeatShown.from_dict(data)

                return seat_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SeatShown, data)

        seat = _parse_seat(d.pop("seat"))

        def _parse_absence(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        absence = _parse_absence(d.pop("absence"))

        player_shown = cls(
            registration_id=registration_id,
            person_id=person_id,
            name=name,
            title=title,
            rating=rating,
            rating_type=rating_type,
            club=club,
            sex=sex,
            checked_in=checked_in,
            seat=seat,
            absence=absence,
        )

        player_shown.additional_properties = d
        return player_shown

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
