from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="Rule")


@_attrs_define
class Rule:
    """Who plays in a tournament; what is left out is not looked at.

    Attributes:
        tournament_id (int):
        rating_from (int | None | Unset):
        rating_below (int | None | Unset):
        age_from (int | None | Unset):
        age_below (int | None | Unset):
        club (str | Unset):  Default: ''.
        sex (str | Unset):  Default: ''.
    """

    tournament_id: int
    rating_from: int | None | Unset = UNSET
    rating_below: int | None | Unset = UNSET
    age_from: int | None | Unset = UNSET
    age_below: int | None | Unset = UNSET
    club: str | Unset = ""
    sex: str | Unset = ""
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tournament_id = self.tournament_id

        rating_from: int | None | Unset
        if isinstance(self.rating_from, Unset):
            rating_from = UNSET
        else:
            rating_from = self.rating_from

        rating_below: int | None | Unset
        if isinstance(self.rating_below, Unset):
            rating_below = UNSET
        else:
            rating_below = self.rating_below

        age_from: int | None | Unset
        if isinstance(self.age_from, Unset):
            age_from = UNSET
        else:
            age_from = self.age_from

        age_below: int | None | Unset
        if isinstance(self.age_below, Unset):
            age_below = UNSET
        else:
            age_below = self.age_below

        club = self.club

        sex = self.sex

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tournament_id": tournament_id,
            }
        )
        if rating_from is not UNSET:
            field_dict["rating_from"] = rating_from
        if rating_below is not UNSET:
            field_dict["rating_below"] = rating_below
        if age_from is not UNSET:
            field_dict["age_from"] = age_from
        if age_below is not UNSET:
            field_dict["age_below"] = age_below
        if club is not UNSET:
            field_dict["club"] = club
        if sex is not UNSET:
            field_dict["sex"] = sex

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        tournament_id = d.pop("tournament_id")

        def _parse_rating_from(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        rating_from = _parse_rating_from(d.pop("rating_from", UNSET))

        def _parse_rating_below(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        rating_below = _parse_rating_below(d.pop("rating_below", UNSET))

        def _parse_age_from(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        age_from = _parse_age_from(d.pop("age_from", UNSET))

        def _parse_age_below(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        age_below = _parse_age_below(d.pop("age_below", UNSET))

        club = d.pop("club", UNSET)

        sex = d.pop("sex", UNSET)

        rule = cls(
            tournament_id=tournament_id,
            rating_from=rating_from,
            rating_below=rating_below,
            age_from=age_from,
            age_below=age_below,
            club=club,
            sex=sex,
        )

        rule.additional_properties = d
        return rule

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
