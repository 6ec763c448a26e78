from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.changes_language_type_0 import ChangesLanguageType0
from ..types import UNSET, Unset

T = TypeVar("T", bound="Changes")


@_attrs_define
class Changes:
    """What a member changes: the password alone, or any of the rest.

    Attributes:
        pseudo (str): The pseudo of a member.
        password (str | Unset): A new password; empty: it stays. Default: ''.
        email (None | str | Unset): An e-mail address.
        telephone (None | str | Unset): A telephone number; only the member sees it.
        replace (bool | None | Unset): 1: agrees to replace players who leave.
        family_name (None | str | Unset): The family name; only the member sees it.
        first_name (None | str | Unset): The first name; only the member sees it.
        country (None | str | Unset): One of /countries. Public: the card shows it.
        time_zone (None | str | Unset): One of /time-zones. Public: the card shows it.
        language (ChangesLanguageType0 | None | Unset): The language of mails.
        zone (None | str | Unset): An IANA time zone, summer time included, for mails, calendars and the nights of Go;
            empty: time_zone counts. Only the member sees it.
        real_name (bool | None | Unset): 1: enters tournaments under the real name.
    """

    pseudo: str
    password: str | Unset = ""
    email: None | str | Unset = UNSET
    telephone: None | str | Unset = UNSET
    replace: bool | None | Unset = UNSET
    family_name: None | str | Unset = UNSET
    first_name: None | str | Unset = UNSET
    country: None | str | Unset = UNSET
    time_zone: None | str | Unset = UNSET
    language: ChangesLanguageType0 | None | Unset = UNSET
    zone: None | str | Unset = UNSET
    real_name: bool | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        pseudo = self.pseudo

        password = self.password

        email: None | str | Unset
        if isinstance(self.email, Unset):
            email = UNSET
        else:
            email = self.email

        telephone: None | str | Unset
        if isinstance(self.telephone, Unset):
            telephone = UNSET
        else:
            telephone = self.telephone

        replace: bool | None | Unset
        if isinstance(self.replace, Unset):
            replace = UNSET
        else:
            replace = self.replace

        family_name: None | str | Unset
        if isinstance(self.family_name, Unset):
            family_name = UNSET
        else:
            family_name = self.family_name

        first_name: None | str | Unset
        if isinstance(self.first_name, Unset):
            first_name = UNSET
        else:
            first_name = self.first_name

        country: None | str | Unset
        if isinstance(self.country, Unset):
            country = UNSET
        else:
            country = self.country

        time_zone: None | str | Unset
        if isinstance(self.time_zone, Unset):
            time_zone = UNSET
        else:
            time_zone = self.time_zone

        language: None | str | Unset
        if isinstance(self.language, Unset):
            language = UNSET
        elif isinstance(self.language, ChangesLanguageType0):
            language = self.language.value
        else:
            language = self.language

        zone: None | str | Unset
        if isinstance(self.zone, Unset):
            zone = UNSET
        else:
            zone = self.zone

        real_name: bool | None | Unset
        if isinstance(self.real_name, Unset):
            real_name = UNSET
        else:
            real_name = self.real_name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "pseudo": pseudo,
            }
        )
        if password is not UNSET:
            field_dict["password"] = password
        if email is not UNSET:
            field_dict["email"] = email
        if telephone is not UNSET:
            field_dict["telephone"] = telephone
        if replace is not UNSET:
            field_dict["replace"] = replace
        if family_name is not UNSET:
            field_dict["family_name"] = family_name
        if first_name is not UNSET:
            field_dict["first_name"] = first_name
        if country is not UNSET:
            field_dict["country"] = country
        if time_zone is not UNSET:
            field_dict["time_zone"] = time_zone
        if language is not UNSET:
            field_dict["language"] = language
        if zone is not UNSET:
            field_dict["zone"] = zone
        if real_name is not UNSET:
            field_dict["real_name"] = real_name

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        pseudo = d.pop("pseudo")

        password = d.pop("password", UNSET)

        def _parse_email(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        email = _parse_email(d.pop("email", UNSET))

        def _parse_telephone(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        telephone = _parse_telephone(d.pop("telephone", UNSET))

        def _parse_replace(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        replace = _parse_replace(d.pop("replace", UNSET))

        def _parse_family_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        family_name = _parse_family_name(d.pop("family_name", UNSET))

        def _parse_first_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        first_name = _parse_first_name(d.pop("first_name", UNSET))

        def _parse_country(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        country = _parse_country(d.pop("country", UNSET))

        def _parse_time_zone(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        time_zone = _parse_time_zone(d.pop("time_zone", UNSET))

        def _parse_language(data: object) -> ChangesLanguageType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                language_type_0 = ChangesLanguageType0(data)

                return language_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ChangesLanguageType0 | None | Unset, data)

        language = _parse_language(d.pop("language", UNSET))

        def _parse_zone(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        zone = _parse_zone(d.pop("zone", UNSET))

        def _parse_real_name(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        real_name = _parse_real_name(d.pop("real_name", UNSET))

        changes = cls(
            pseudo=pseudo,
            password=password,
            email=email,
            telephone=telephone,
            replace=replace,
            family_name=family_name,
            first_name=first_name,
            country=country,
            time_zone=time_zone,
            language=language,
            zone=zone,
            real_name=real_name,
        )

        return changes
