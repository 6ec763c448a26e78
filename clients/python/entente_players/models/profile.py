from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Profile")


@_attrs_define
class Profile:
    """What players stores.

    Attributes:
        player_id (int):
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
        member_since (datetime.datetime):
    """

    player_id: int
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
    member_since: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player_id = self.player_id

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

        member_since = self.member_since.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player_id": player_id,
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
                "member_since": member_since,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        player_id = d.pop("player_id")

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

        member_since = datetime.datetime.fromisoformat(d.pop("member_since"))

        profile = cls(
            player_id=player_id,
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
            member_since=member_since,
        )

        profile.additional_properties = d
        return profile

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
