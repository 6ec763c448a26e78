from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.new_person_sex import NewPersonSex
from ..types import UNSET, Unset

T = TypeVar("T", bound="NewPerson")


@_attrs_define
class NewPerson:
    """A member by pseudo, or a guest by name.

    Attributes:
        name (None | str | Unset): Family, given name.
        birth (str | Unset): Date or year of birth. Default: ''.
        sex (NewPersonSex | Unset): As in reports of the federation. Default: NewPersonSex.VALUE_0.
        federation (str | Unset): Federation. Default: ''.
        federation_id (str | Unset): Number at the federation. Default: ''.
        club (str | Unset): Club. Default: ''.
        email (str | Unset): For the organiser only. Default: ''.
        phone (str | Unset): For the organiser only. Default: ''.
        pseudo (None | str | Unset): The name a member is known by, 3 to 12 characters.
    """

    name: None | str | Unset = UNSET
    birth: str | Unset = ""
    sex: NewPersonSex | Unset = NewPersonSex.VALUE_0
    federation: str | Unset = ""
    federation_id: str | Unset = ""
    club: str | Unset = ""
    email: str | Unset = ""
    phone: str | Unset = ""
    pseudo: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name: None | str | Unset
        if isinstance(self.name, Unset):
            name = UNSET
        else:
            name = self.name

        birth = self.birth

        sex: str | Unset = UNSET
        if not isinstance(self.sex, Unset):
            sex = self.sex.value

        federation = self.federation

        federation_id = self.federation_id

        club = self.club

        email = self.email

        phone = self.phone

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if birth is not UNSET:
            field_dict["birth"] = birth
        if sex is not UNSET:
            field_dict["sex"] = sex
        if federation is not UNSET:
            field_dict["federation"] = federation
        if federation_id is not UNSET:
            field_dict["federation_id"] = federation_id
        if club is not UNSET:
            field_dict["club"] = club
        if email is not UNSET:
            field_dict["email"] = email
        if phone is not UNSET:
            field_dict["phone"] = phone
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo

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

        birth = d.pop("birth", UNSET)

        _sex = d.pop("sex", UNSET)
        sex: NewPersonSex | Unset
        if isinstance(_sex, Unset):
            sex = UNSET
        else:
            sex = NewPersonSex(_sex)

        federation = d.pop("federation", UNSET)

        federation_id = d.pop("federation_id", UNSET)

        club = d.pop("club", UNSET)

        email = d.pop("email", UNSET)

        phone = d.pop("phone", UNSET)

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        new_person = cls(
            name=name,
            birth=birth,
            sex=sex,
            federation=federation,
            federation_id=federation_id,
            club=club,
            email=email,
            phone=phone,
            pseudo=pseudo,
        )

        return new_person
