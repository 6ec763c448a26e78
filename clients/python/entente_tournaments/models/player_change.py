from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="PlayerChange")


@_attrs_define
class PlayerChange:
    """What changes of a player; what is left out stays.

    Attributes:
        name (None | str | Unset): A name.
        name_furigana (None | str | Unset): A reading in hiragana or katakana; it is kept in hiragana.
        joined_season_year (int | None | Unset): The year a season starts in.
        pseudo (None | str | Unset): The name a member is known by, 3 to 12 characters.
    """

    name: None | str | Unset = UNSET
    name_furigana: None | str | Unset = UNSET
    joined_season_year: int | None | Unset = UNSET
    pseudo: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name: None | str | Unset
        if isinstance(self.name, Unset):
            name = UNSET
        else:
            name = self.name

        name_furigana: None | str | Unset
        if isinstance(self.name_furigana, Unset):
            name_furigana = UNSET
        else:
            name_furigana = self.name_furigana

        joined_season_year: int | None | Unset
        if isinstance(self.joined_season_year, Unset):
            joined_season_year = UNSET
        else:
            joined_season_year = self.joined_season_year

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if name_furigana is not UNSET:
            field_dict["name_furigana"] = name_furigana
        if joined_season_year is not UNSET:
            field_dict["joined_season_year"] = joined_season_year
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        name = _parse_name(d.pop("name", UNSET))

        def _parse_name_furigana(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        name_furigana = _parse_name_furigana(d.pop("name_furigana", UNSET))

        def _parse_joined_season_year(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        joined_season_year = _parse_joined_season_year(
            d.pop("joined_season_year", UNSET)
        )

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        player_change = cls(
            name=name,
            name_furigana=name_furigana,
            joined_season_year=joined_season_year,
            pseudo=pseudo,
        )

        return player_change
