from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SeenMember")


@_attrs_define
class SeenMember:
    """A member as an administrator sees him.

    Attributes:
        id (int):
        pseudo (str):
        email (str):
        email_confirmed (bool):
        family_name (str):
        first_name (str):
        country (str):
        created_at (datetime.datetime):
    """

    id: int
    pseudo: str
    email: str
    email_confirmed: bool
    family_name: str
    first_name: str
    country: str
    created_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        pseudo = self.pseudo

        email = self.email

        email_confirmed = self.email_confirmed

        family_name = self.family_name

        first_name = self.first_name

        country = self.country

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "pseudo": pseudo,
                "email": email,
                "email_confirmed": email_confirmed,
                "family_name": family_name,
                "first_name": first_name,
                "country": country,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        pseudo = d.pop("pseudo")

        email = d.pop("email")

        email_confirmed = d.pop("email_confirmed")

        family_name = d.pop("family_name")

        first_name = d.pop("first_name")

        country = d.pop("country")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        seen_member = cls(
            id=id,
            pseudo=pseudo,
            email=email,
            email_confirmed=email_confirmed,
            family_name=family_name,
            first_name=first_name,
            country=country,
            created_at=created_at,
        )

        seen_member.additional_properties = d
        return seen_member

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
