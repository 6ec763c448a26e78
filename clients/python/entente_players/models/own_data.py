from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="OwnData")


@_attrs_define
class OwnData:
    """What a member sees of himself.

    Attributes:
        pseudo (str):
        email (str):
        email_confirmed (bool):
        telephone (str):
        replace (bool):
        family_name (str):
        first_name (str):
        country (str):
        time_zone (str):
        language (str):
        zone (str):
        real_name (bool):
        last_login (datetime.datetime | None): Null when users cannot be asked.
    """

    pseudo: str
    email: str
    email_confirmed: bool
    telephone: str
    replace: bool
    family_name: str
    first_name: str
    country: str
    time_zone: str
    language: str
    zone: str
    real_name: bool
    last_login: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        pseudo = self.pseudo

        email = self.email

        email_confirmed = self.email_confirmed

        telephone = self.telephone

        replace = self.replace

        family_name = self.family_name

        first_name = self.first_name

        country = self.country

        time_zone = self.time_zone

        language = self.language

        zone = self.zone

        real_name = self.real_name

        last_login: None | str
        if isinstance(self.last_login, datetime.datetime):
            last_login = self.last_login.isoformat()
        else:
            last_login = self.last_login

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "pseudo": pseudo,
                "email": email,
                "email_confirmed": email_confirmed,
                "telephone": telephone,
                "replace": replace,
                "family_name": family_name,
                "first_name": first_name,
                "country": country,
                "time_zone": time_zone,
                "language": language,
                "zone": zone,
                "real_name": real_name,
                "last_login": last_login,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        pseudo = d.pop("pseudo")

        email = d.pop("email")

        email_confirmed = d.pop("email_confirmed")

        telephone = d.pop("telephone")

        replace = d.pop("replace")

        family_name = d.pop("family_name")

        first_name = d.pop("first_name")

        country = d.pop("country")

        time_zone = d.pop("time_zone")

        language = d.pop("language")

        zone = d.pop("zone")

        real_name = d.pop("real_name")

        def _parse_last_login(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                last_login_type_0 = datetime.datetime.fromisoformat(data)

                return last_login_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        last_login = _parse_last_login(d.pop("last_login"))

        own_data = cls(
            pseudo=pseudo,
            email=email,
            email_confirmed=email_confirmed,
            telephone=telephone,
            replace=replace,
            family_name=family_name,
            first_name=first_name,
            country=country,
            time_zone=time_zone,
            language=language,
            zone=zone,
            real_name=real_name,
            last_login=last_login,
        )

        own_data.additional_properties = d
        return own_data

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
