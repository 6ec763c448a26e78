from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.prize_group_given_sex_type_0 import PrizeGroupGivenSexType0
from ..models.prize_group_given_sharing import PrizeGroupGivenSharing
from ..types import UNSET, Unset

T = TypeVar("T", bound="PrizeGroupGiven")


@_attrs_define
class PrizeGroupGiven:
    """Who competes for these prizes; without any limit everybody does.

    Attributes:
        name (str): The name that is shown.
        amounts (list[int]): In cents, by place.
        category (None | str | Unset): Only this category.
        rating_from (int | None | Unset): Only rated so or above.
        rating_below (int | None | Unset): Only rated below.
        age_from (int | None | Unset): Only this old or older in the year it begins.
        age_below (int | None | Unset): Only younger in the year it begins.
        sex (None | PrizeGroupGivenSexType0 | Unset): Only women or men.
        clubs (list[str] | Unset): Only players of these clubs.
        without_clubs (bool | Unset): Everybody but players of these clubs. Default: False.
        sharing (PrizeGroupGivenSharing | Unset): Among equal points: by place, equal parts, or half of each (Hort).
            Default: PrizeGroupGivenSharing.NONE.
        besides_others (bool | Unset): Whether one may win here with a prize of a group above. Default: False.
    """

    name: str
    amounts: list[int]
    category: None | str | Unset = UNSET
    rating_from: int | None | Unset = UNSET
    rating_below: int | None | Unset = UNSET
    age_from: int | None | Unset = UNSET
    age_below: int | None | Unset = UNSET
    sex: None | PrizeGroupGivenSexType0 | Unset = UNSET
    clubs: list[str] | Unset = UNSET
    without_clubs: bool | Unset = False
    sharing: PrizeGroupGivenSharing | Unset = PrizeGroupGivenSharing.NONE
    besides_others: bool | Unset = False
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        amounts = self.amounts

        category: None | str | Unset
        if isinstance(self.category, Unset):
            category = UNSET
        else:
            category = self.category

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

        sex: None | str | Unset
        if isinstance(self.sex, Unset):
            sex = UNSET
        elif isinstance(self.sex, PrizeGroupGivenSexType0):
            sex = self.sex.value
        else:
            sex = self.sex

        clubs: list[str] | Unset = UNSET
        if not isinstance(self.clubs, Unset):
            clubs = self.clubs

        without_clubs = self.without_clubs

        sharing: str | Unset = UNSET
        if not isinstance(self.sharing, Unset):
            sharing = self.sharing.value

        besides_others = self.besides_others

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "amounts": amounts,
            }
        )
        if category is not UNSET:
            field_dict["category"] = category
        if rating_from is not UNSET:
            field_dict["rating_from"] = rating_from
        if rating_below is not UNSET:
            field_dict["rating_below"] = rating_below
        if age_from is not UNSET:
            field_dict["age_from"] = age_from
        if age_below is not UNSET:
            field_dict["age_below"] = age_below
        if sex is not UNSET:
            field_dict["sex"] = sex
        if clubs is not UNSET:
            field_dict["clubs"] = clubs
        if without_clubs is not UNSET:
            field_dict["without_clubs"] = without_clubs
        if sharing is not UNSET:
            field_dict["sharing"] = sharing
        if besides_others is not UNSET:
            field_dict["besides_others"] = besides_others

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name")

        amounts = cast(list[int], d.pop("amounts"))

        def _parse_category(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        category = _parse_category(d.pop("category", UNSET))

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

        def _parse_sex(data: object) -> None | PrizeGroupGivenSexType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                sex_type_0 = PrizeGroupGivenSexType0(data)

                return sex_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PrizeGroupGivenSexType0 | Unset, data)

        sex = _parse_sex(d.pop("sex", UNSET))

        clubs = cast(list[str], d.pop("clubs", UNSET))

        without_clubs = d.pop("without_clubs", UNSET)

        _sharing = d.pop("sharing", UNSET)
        sharing: PrizeGroupGivenSharing | Unset
        if isinstance(_sharing, Unset):
            sharing = UNSET
        else:
            sharing = PrizeGroupGivenSharing(_sharing)

        besides_others = d.pop("besides_others", UNSET)

        prize_group_given = cls(
            name=name,
            amounts=amounts,
            category=category,
            rating_from=rating_from,
            rating_below=rating_below,
            age_from=age_from,
            age_below=age_below,
            sex=sex,
            clubs=clubs,
            without_clubs=without_clubs,
            sharing=sharing,
            besides_others=besides_others,
        )

        prize_group_given.additional_properties = d
        return prize_group_given

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
