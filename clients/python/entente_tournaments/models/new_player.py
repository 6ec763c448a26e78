from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="NewPlayer")


@_attrs_define
class NewPlayer:
    """A player; `pseudo` links to a member of the association.

    Attributes:
        name (str): A name.
        name_furigana (str): A reading in hiragana or katakana; it is kept in hiragana.
        joined_season_year (int): The year a season starts in.
        pseudo (None | str | Unset): The name a member is known by, 3 to 12 characters.
    """

    name: str
    name_furigana: str
    joined_season_year: int
    pseudo: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        name_furigana = self.name_furigana

        joined_season_year = self.joined_season_year

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "name_furigana": name_furigana,
                "joined_season_year": joined_season_year,
            }
        )
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name")

        name_furigana = d.pop("name_furigana")

        joined_season_year = d.pop("joined_season_year")

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        new_player = cls(
            name=name,
            name_furigana=name_furigana,
            joined_season_year=joined_season_year,
            pseudo=pseudo,
        )

        return new_player
