from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Identity")


@_attrs_define
class Identity:
    """What services need to know of a member.

    Attributes:
        player_id (int):
        user_id (int):
        pseudo (str):
        email_confirmed (bool):
        language (str):
        zone (str): An IANA name, or a code of /time-zones.
    """

    player_id: int
    user_id: int
    pseudo: str
    email_confirmed: bool
    language: str
    zone: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player_id = self.player_id

        user_id = self.user_id

        pseudo = self.pseudo

        email_confirmed = self.email_confirmed

        language = self.language

        zone = self.zone

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player_id": player_id,
                "user_id": user_id,
                "pseudo": pseudo,
                "email_confirmed": email_confirmed,
                "language": language,
                "zone": zone,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        player_id = d.pop("player_id")

        user_id = d.pop("user_id")

        pseudo = d.pop("pseudo")

        email_confirmed = d.pop("email_confirmed")

        language = d.pop("language")

        zone = d.pop("zone")

        identity = cls(
            player_id=player_id,
            user_id=user_id,
            pseudo=pseudo,
            email_confirmed=email_confirmed,
            language=language,
            zone=zone,
        )

        identity.additional_properties = d
        return identity

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
