from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="NewMembership")


@_attrs_define
class NewMembership:
    """A player joins a team; both years are inclusive.

    Attributes:
        player_id (int): The player of the league.
        team_id (int): The team.
        joined_season_year (int): The year a season starts in.
        left_season_year (int | None | Unset): The last year; none if still there.
    """

    player_id: int
    team_id: int
    joined_season_year: int
    left_season_year: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        player_id = self.player_id

        team_id = self.team_id

        joined_season_year = self.joined_season_year

        left_season_year: int | None | Unset
        if isinstance(self.left_season_year, Unset):
            left_season_year = UNSET
        else:
            left_season_year = self.left_season_year

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "player_id": player_id,
                "team_id": team_id,
                "joined_season_year": joined_season_year,
            }
        )
        if left_season_year is not UNSET:
            field_dict["left_season_year"] = left_season_year

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        player_id = d.pop("player_id")

        team_id = d.pop("team_id")

        joined_season_year = d.pop("joined_season_year")

        def _parse_left_season_year(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        left_season_year = _parse_left_season_year(d.pop("left_season_year", UNSET))

        new_membership = cls(
            player_id=player_id,
            team_id=team_id,
            joined_season_year=joined_season_year,
            left_season_year=left_season_year,
        )

        return new_membership
