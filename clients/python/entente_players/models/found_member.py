from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="FoundMember")


@_attrs_define
class FoundMember:
    """A member by name.

    Attributes:
        player_id (int):
        pseudo (str):
        country (str):
        member_since (datetime.date):
    """

    player_id: int
    pseudo: str
    country: str
    member_since: datetime.date
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player_id = self.player_id

        pseudo = self.pseudo

        country = self.country

        member_since = self.member_since.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player_id": player_id,
                "pseudo": pseudo,
                "country": country,
                "member_since": member_since,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        player_id = d.pop("player_id")

        pseudo = d.pop("pseudo")

        country = d.pop("country")

        member_since = datetime.date.fromisoformat(d.pop("member_since"))

        found_member = cls(
            player_id=player_id,
            pseudo=pseudo,
            country=country,
            member_since=member_since,
        )

        found_member.additional_properties = d
        return found_member

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
