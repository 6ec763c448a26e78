from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.new_member_language import NewMemberLanguage
from ..types import UNSET, Unset

T = TypeVar("T", bound="NewMember")


@_attrs_define
class NewMember:
    """What a future member tells. Country and time zone are public, the rest is not.

    Attributes:
        pseudo (str): The name a member is known by, 3 to 12 characters.
        password (str): Any letters; the policy sets the shortest length.
        email (str): An e-mail address.
        country (str): One of /countries. Public: the card shows it.
        time_zone (str): One of /time-zones. Public: the card shows it.
        telephone (str | Unset): A telephone number; only the member sees it. Default: ''.
        replace (bool | Unset): 1: agrees to replace players who leave. Default: False.
        family_name (str | Unset): The family name; only the member sees it. Default: ''.
        first_name (str | Unset): The first name; only the member sees it. Default: ''.
        language (NewMemberLanguage | Unset): The language of mails. Default: NewMemberLanguage.FR.
        zone (str | Unset): An IANA time zone, summer time included, for mails, calendars and the nights of Go; empty:
            time_zone counts. Only the member sees it. Default: ''.
    """

    pseudo: str
    password: str
    email: str
    country: str
    time_zone: str
    telephone: str | Unset = ""
    replace: bool | Unset = False
    family_name: str | Unset = ""
    first_name: str | Unset = ""
    language: NewMemberLanguage | Unset = NewMemberLanguage.FR
    zone: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        pseudo = self.pseudo

        password = self.password

        email = self.email

        country = self.country

        time_zone = self.time_zone

        telephone = self.telephone

        replace = self.replace

        family_name = self.family_name

        first_name = self.first_name

        language: str | Unset = UNSET
        if not isinstance(self.language, Unset):
            language = self.language.value

        zone = self.zone

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "pseudo": pseudo,
                "password": password,
                "email": email,
                "country": country,
                "time_zone": time_zone,
            }
        )
        if telephone is not UNSET:
            field_dict["telephone"] = telephone
        if replace is not UNSET:
            field_dict["replace"] = replace
        if family_name is not UNSET:
            field_dict["family_name"] = family_name
        if first_name is not UNSET:
            field_dict["first_name"] = first_name
        if language is not UNSET:
            field_dict["language"] = language
        if zone is not UNSET:
            field_dict["zone"] = zone

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        pseudo = d.pop("pseudo")

        password = d.pop("password")

        email = d.pop("email")

        country = d.pop("country")

        time_zone = d.pop("time_zone")

        telephone = d.pop("telephone", UNSET)

        replace = d.pop("replace", UNSET)

        family_name = d.pop("family_name", UNSET)

        first_name = d.pop("first_name", UNSET)

        _language = d.pop("language", UNSET)
        language: NewMemberLanguage | Unset
        if isinstance(_language, Unset):
            language = UNSET
        else:
            language = NewMemberLanguage(_language)

        zone = d.pop("zone", UNSET)

        new_member = cls(
            pseudo=pseudo,
            password=password,
            email=email,
            country=country,
            time_zone=time_zone,
            telephone=telephone,
            replace=replace,
            family_name=family_name,
            first_name=first_name,
            language=language,
            zone=zone,
        )

        return new_member
