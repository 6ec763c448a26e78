from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="TeamChange")


@_attrs_define
class TeamChange:
    """What changes of a team.

    Attributes:
        name (None | str | Unset): A name.
        joined_season_year (int | None | Unset): The year a season starts in.
    """

    name: None | str | Unset = UNSET
    joined_season_year: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name: None | str | Unset
        if isinstance(self.name, Unset):
            name = UNSET
        else:
            name = self.name

        joined_season_year: int | None | Unset
        if isinstance(self.joined_season_year, Unset):
            joined_season_year = UNSET
        else:
            joined_season_year = self.joined_season_year

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if joined_season_year is not UNSET:
            field_dict["joined_season_year"] = joined_season_year

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

        def _parse_joined_season_year(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        joined_season_year = _parse_joined_season_year(
            d.pop("joined_season_year", UNSET)
        )

        team_change = cls(
            name=name,
            joined_season_year=joined_season_year,
        )

        return team_change
