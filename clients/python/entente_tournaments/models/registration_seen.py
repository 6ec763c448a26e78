from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="RegistrationSeen")


@_attrs_define
class RegistrationSeen:
    """A player of a tournament; contact and money only for the staff.

    Attributes:
        id (int):
        person_id (int | None):
        player_id (int | None):
        papi_player_id (int | None):
        start_number (int | None):
        name (str):
        rating (int):
        rating_type (str):
        title (str):
        sex (str):
        federation (str):
        federation_id (str):
        club (str):
        category (str):
        fixed_table (int | None):
        status (str):
        checked_in (bool):
        first_round (int):
        withdrawn_after (int | None):
        registered_at (datetime.datetime):
        birth (None | str | Unset):
        email (None | str | Unset):
        phone (None | str | Unset):
        fee (int | None | Unset):
        paid (int | None | Unset):
    """

    id: int
    person_id: int | None
    player_id: int | None
    papi_player_id: int | None
    start_number: int | None
    name: str
    rating: int
    rating_type: str
    title: str
    sex: str
    federation: str
    federation_id: str
    club: str
    category: str
    fixed_table: int | None
    status: str
    checked_in: bool
    first_round: int
    withdrawn_after: int | None
    registered_at: datetime.datetime
    birth: None | str | Unset = UNSET
    email: None | str | Unset = UNSET
    phone: None | str | Unset = UNSET
    fee: int | None | Unset = UNSET
    paid: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        person_id: int | None
        person_id = self.person_id

        player_id: int | None
        player_id = self.player_id

        papi_player_id: int | None
        papi_player_id = self.papi_player_id

        start_number: int | None
        start_number = self.start_number

        name = self.name

        rating = self.rating

        rating_type = self.rating_type

        title = self.title

        sex = self.sex

        federation = self.federation

        federation_id = self.federation_id

        club = self.club

        category = self.category

        fixed_table: int | None
        fixed_table = self.fixed_table

        status = self.status

        checked_in = self.checked_in

        first_round = self.first_round

        withdrawn_after: int | None
        withdrawn_after = self.withdrawn_after

        registered_at = self.registered_at.isoformat()

        birth: None | str | Unset
        if isinstance(self.birth, Unset):
            birth = UNSET
        else:
            birth = self.birth

        email: None | str | Unset
        if isinstance(self.email, Unset):
            email = UNSET
        else:
            email = self.email

        phone: None | str | Unset
        if isinstance(self.phone, Unset):
            phone = UNSET
        else:
            phone = self.phone

        fee: int | None | Unset
        if isinstance(self.fee, Unset):
            fee = UNSET
        else:
            fee = self.fee

        paid: int | None | Unset
        if isinstance(self.paid, Unset):
            paid = UNSET
        else:
            paid = self.paid

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "person_id": person_id,
                "player_id": player_id,
                "papi_player_id": papi_player_id,
                "start_number": start_number,
                "name": name,
                "rating": rating,
                "rating_type": rating_type,
                "title": title,
                "sex": sex,
                "federation": federation,
                "federation_id": federation_id,
                "club": club,
                "category": category,
                "fixed_table": fixed_table,
                "status": status,
                "checked_in": checked_in,
                "first_round": first_round,
                "withdrawn_after": withdrawn_after,
                "registered_at": registered_at,
            }
        )
        if birth is not UNSET:
            field_dict["birth"] = birth
        if email is not UNSET:
            field_dict["email"] = email
        if phone is not UNSET:
            field_dict["phone"] = phone
        if fee is not UNSET:
            field_dict["fee"] = fee
        if paid is not UNSET:
            field_dict["paid"] = paid

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        def _parse_person_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        person_id = _parse_person_id(d.pop("person_id"))

        def _parse_player_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        player_id = _parse_player_id(d.pop("player_id"))

        def _parse_papi_player_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        papi_player_id = _parse_papi_player_id(d.pop("papi_player_id"))

        def _parse_start_number(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        start_number = _parse_start_number(d.pop("start_number"))

        name = d.pop("name")

        rating = d.pop("rating")

        rating_type = d.pop("rating_type")

        title = d.pop("title")

        sex = d.pop("sex")

        federation = d.pop("federation")

        federation_id = d.pop("federation_id")

        club = d.pop("club")

        category = d.pop("category")

        def _parse_fixed_table(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        fixed_table = _parse_fixed_table(d.pop("fixed_table"))

        status = d.pop("status")

        checked_in = d.pop("checked_in")

        first_round = d.pop("first_round")

        def _parse_withdrawn_after(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        withdrawn_after = _parse_withdrawn_after(d.pop("withdrawn_after"))

        registered_at = datetime.datetime.fromisoformat(d.pop("registered_at"))

        def _parse_birth(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        birth = _parse_birth(d.pop("birth", UNSET))

        def _parse_email(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        email = _parse_email(d.pop("email", UNSET))

        def _parse_phone(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        phone = _parse_phone(d.pop("phone", UNSET))

        def _parse_fee(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        fee = _parse_fee(d.pop("fee", UNSET))

        def _parse_paid(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        paid = _parse_paid(d.pop("paid", UNSET))

        registration_seen = cls(
            id=id,
            person_id=person_id,
            player_id=player_id,
            papi_player_id=papi_player_id,
            start_number=start_number,
            name=name,
            rating=rating,
            rating_type=rating_type,
            title=title,
            sex=sex,
            federation=federation,
            federation_id=federation_id,
            club=club,
            category=category,
            fixed_table=fixed_table,
            status=status,
            checked_in=checked_in,
            first_round=first_round,
            withdrawn_after=withdrawn_after,
            registered_at=registered_at,
            birth=birth,
            email=email,
            phone=phone,
            fee=fee,
            paid=paid,
        )

        registration_seen.additional_properties = d
        return registration_seen

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
