from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Mailbox")


@_attrs_define
class Mailbox:
    """Where a member reads mail, in which language, and what time it is there.

    Attributes:
        address (str):
        language (str):
        zone (str): An IANA name, or a code of /time-zones.
        email_confirmed (bool):
    """

    address: str
    language: str
    zone: str
    email_confirmed: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        address = self.address

        language = self.language

        zone = self.zone

        email_confirmed = self.email_confirmed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "address": address,
                "language": language,
                "zone": zone,
                "email_confirmed": email_confirmed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        address = d.pop("address")

        language = d.pop("language")

        zone = d.pop("zone")

        email_confirmed = d.pop("email_confirmed")

        mailbox = cls(
            address=address,
            language=language,
            zone=zone,
            email_confirmed=email_confirmed,
        )

        mailbox.additional_properties = d
        return mailbox

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
