from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="NewTeam")


@_attrs_define
class NewTeam:
    """A team.

    Attributes:
        name (str): A name.
        joined_season_year (int): The year a season starts in.
    """

    name: str
    joined_season_year: int

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        joined_season_year = self.joined_season_year

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "joined_season_year": joined_season_year,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name")

        joined_season_year = d.pop("joined_season_year")

        new_team = cls(
            name=name,
            joined_season_year=joined_season_year,
        )

        return new_team
