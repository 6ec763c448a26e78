from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ListedPlayerSeen")


@_attrs_define
class ListedPlayerSeen:
    """A player as a list has him.

    Attributes:
        list_name (str):
        listed_on (str):
        number (str):
        name (str):
        federation (str):
        sex (str):
        title (str):
        standard (int):
        rapid (int):
        blitz (int):
        birth_year (str):
        club (str):
    """

    list_name: str
    listed_on: str
    number: str
    name: str
    federation: str
    sex: str
    title: str
    standard: int
    rapid: int
    blitz: int
    birth_year: str
    club: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        list_name = self.list_name

        listed_on = self.listed_on

        number = self.number

        name = self.name

        federation = self.federation

        sex = self.sex

        title = self.title

        standard = self.standard

        rapid = self.rapid

        blitz = self.blitz

        birth_year = self.birth_year

        club = self.club

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "list_name": list_name,
                "listed_on": listed_on,
                "number": number,
                "name": name,
                "federation": federation,
                "sex": sex,
                "title": title,
                "standard": standard,
                "rapid": rapid,
                "blitz": blitz,
                "birth_year": birth_year,
                "club": club,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        list_name = d.pop("list_name")

        listed_on = d.pop("listed_on")

        number = d.pop("number")

        name = d.pop("name")

        federation = d.pop("federation")

        sex = d.pop("sex")

        title = d.pop("title")

        standard = d.pop("standard")

        rapid = d.pop("rapid")

        blitz = d.pop("blitz")

        birth_year = d.pop("birth_year")

        club = d.pop("club")

        listed_player_seen = cls(
            list_name=list_name,
            listed_on=listed_on,
            number=number,
            name=name,
            federation=federation,
            sex=sex,
            title=title,
            standard=standard,
            rapid=rapid,
            blitz=blitz,
            birth_year=birth_year,
            club=club,
        )

        listed_player_seen.additional_properties = d
        return listed_player_seen

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
