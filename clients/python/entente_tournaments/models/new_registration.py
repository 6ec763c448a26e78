from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.new_registration_rating_type import NewRegistrationRatingType
from ..models.new_registration_sex import NewRegistrationSex
from ..types import UNSET, Unset

T = TypeVar("T", bound="NewRegistration")


@_attrs_define
class NewRegistration:
    """A member by pseudo, a guest by name, somebody known; with none of them, the caller.

    Attributes:
        name (None | str | Unset): Family, given name.
        rating (int | Unset): 0 for none. Default: 0.
        rating_type (NewRegistrationRatingType | Unset): FIDE, national or estimated. Default:
            NewRegistrationRatingType.VALUE_0.
        title (str | Unset): Title, or rank of Go: 3d, 12k. Default: ''.
        sex (NewRegistrationSex | Unset): As in reports of the federation. Default: NewRegistrationSex.VALUE_0.
        birth (str | Unset): Date or year of birth. Default: ''.
        federation (str | Unset): Federation. Default: ''.
        federation_id (str | Unset): Number at the federation. Default: ''.
        club (str | Unset): Club. Default: ''.
        category (str | Unset): For prizes. Default: ''.
        email (str | Unset): For the organiser only. Default: ''.
        phone (str | Unset): For the organiser only. Default: ''.
        fee (int | Unset): What is owed, in cents. Default: 0.
        paid (int | Unset): What was paid, in cents. Default: 0.
        fixed_table (int | None | Unset): A table the player does not leave.
        papi_player_id (int | None | Unset): Number in an imported file.
        pseudo (None | str | Unset): The name a member is known by, 3 to 12 characters.
        real_name (bool | None | Unset): Whether oneself enters under the real name; remembered, else as before.
        person_id (int | None | Unset): Somebody the event knows already, for another of its tournaments.
    """

    name: None | str | Unset = UNSET
    rating: int | Unset = 0
    rating_type: NewRegistrationRatingType | Unset = NewRegistrationRatingType.VALUE_0
    title: str | Unset = ""
    sex: NewRegistrationSex | Unset = NewRegistrationSex.VALUE_0
    birth: str | Unset = ""
    federation: str | Unset = ""
    federation_id: str | Unset = ""
    club: str | Unset = ""
    category: str | Unset = ""
    email: str | Unset = ""
    phone: str | Unset = ""
    fee: int | Unset = 0
    paid: int | Unset = 0
    fixed_table: int | None | Unset = UNSET
    papi_player_id: int | None | Unset = UNSET
    pseudo: None | str | Unset = UNSET
    real_name: bool | None | Unset = UNSET
    person_id: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name: None | str | Unset
        if isinstance(self.name, Unset):
            name = UNSET
        else:
            name = self.name

        rating = self.rating

        rating_type: str | Unset = UNSET
        if not isinstance(self.rating_type, Unset):
            rating_type = self.rating_type.value

        title = self.title

        sex: str | Unset = UNSET
        if not isinstance(self.sex, Unset):
            sex = self.sex.value

        birth = self.birth

        federation = self.federation

        federation_id = self.federation_id

        club = self.club

        category = self.category

        email = self.email

        phone = self.phone

        fee = self.fee

        paid = self.paid

        fixed_table: int | None | Unset
        if isinstance(self.fixed_table, Unset):
            fixed_table = UNSET
        else:
            fixed_table = self.fixed_table

        papi_player_id: int | None | Unset
        if isinstance(self.papi_player_id, Unset):
            papi_player_id = UNSET
        else:
            papi_player_id = self.papi_player_id

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        real_name: bool | None | Unset
        if isinstance(self.real_name, Unset):
            real_name = UNSET
        else:
            real_name = self.real_name

        person_id: int | None | Unset
        if isinstance(self.person_id, Unset):
            person_id = UNSET
        else:
            person_id = self.person_id

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if rating is not UNSET:
            field_dict["rating"] = rating
        if rating_type is not UNSET:
            field_dict["rating_type"] = rating_type
        if title is not UNSET:
            field_dict["title"] = title
        if sex is not UNSET:
            field_dict["sex"] = sex
        if birth is not UNSET:
            field_dict["birth"] = birth
        if federation is not UNSET:
            field_dict["federation"] = federation
        if federation_id is not UNSET:
            field_dict["federation_id"] = federation_id
        if club is not UNSET:
            field_dict["club"] = club
        if category is not UNSET:
            field_dict["category"] = category
        if email is not UNSET:
            field_dict["email"] = email
        if phone is not UNSET:
            field_dict["phone"] = phone
        if fee is not UNSET:
            field_dict["fee"] = fee
        if paid is not UNSET:
            field_dict["paid"] = paid
        if fixed_table is not UNSET:
            field_dict["fixed_table"] = fixed_table
        if papi_player_id is not UNSET:
            field_dict["papi_player_id"] = papi_player_id
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo
        if real_name is not UNSET:
            field_dict["real_name"] = real_name
        if person_id is not UNSET:
            field_dict["person_id"] = person_id

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        name = _parse_name(d.pop("name", UNSET))

        rating = d.pop("rating", UNSET)

        _rating_type = d.pop("rating_type", UNSET)
        rating_type: NewRegistrationRatingType | Unset
        if isinstance(_rating_type, Unset):
            rating_type = UNSET
        else:
            rating_type = NewRegistrationRatingType(_rating_type)

        title = d.pop("title", UNSET)

        _sex = d.pop("sex", UNSET)
        sex: NewRegistrationSex | Unset
        if isinstance(_sex, Unset):
            sex = UNSET
        else:
            sex = NewRegistrationSex(_sex)

        birth = d.pop("birth", UNSET)

        federation = d.pop("federation", UNSET)

        federation_id = d.pop("federation_id", UNSET)

        club = d.pop("club", UNSET)

        category = d.pop("category", UNSET)

        email = d.pop("email", UNSET)

        phone = d.pop("phone", UNSET)

        fee = d.pop("fee", UNSET)

        paid = d.pop("paid", UNSET)

        def _parse_fixed_table(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        fixed_table = _parse_fixed_table(d.pop("fixed_table", UNSET))

        def _parse_papi_player_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        papi_player_id = _parse_papi_player_id(d.pop("papi_player_id", UNSET))

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        def _parse_real_name(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        real_name = _parse_real_name(d.pop("real_name", UNSET))

        def _parse_person_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        person_id = _parse_person_id(d.pop("person_id", UNSET))

        new_registration = cls(
            name=name,
            rating=rating,
            rating_type=rating_type,
            title=title,
            sex=sex,
            birth=birth,
            federation=federation,
            federation_id=federation_id,
            club=club,
            category=category,
            email=email,
            phone=phone,
            fee=fee,
            paid=paid,
            fixed_table=fixed_table,
            papi_player_id=papi_player_id,
            pseudo=pseudo,
            real_name=real_name,
            person_id=person_id,
        )

        return new_registration
