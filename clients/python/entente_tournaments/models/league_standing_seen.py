from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LeagueStandingSeen")


@_attrs_define
class LeagueStandingSeen:
    """One line of a table: total = base points + carried over; base = points - penalties.

    Attributes:
        team_id (int):
        name (str):
        rank (int):
        games (int):
        base_points (float):
        penalties (float):
        carried_over (float):
        total_points_with_carryover (float):
        gap_to_next_above (float):
        qualified (bool):
    """

    team_id: int
    name: str
    rank: int
    games: int
    base_points: float
    penalties: float
    carried_over: float
    total_points_with_carryover: float
    gap_to_next_above: float
    qualified: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        team_id = self.team_id

        name = self.name

        rank = self.rank

        games = self.games

        base_points = self.base_points

        penalties = self.penalties

        carried_over = self.carried_over

        total_points_with_carryover = self.total_points_with_carryover

        gap_to_next_above = self.gap_to_next_above

        qualified = self.qualified

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "team_id": team_id,
                "name": name,
                "rank": rank,
                "games": games,
                "base_points": base_points,
                "penalties": penalties,
                "carried_over": carried_over,
                "total_points_with_carryover": total_points_with_carryover,
                "gap_to_next_above": gap_to_next_above,
                "qualified": qualified,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        team_id = d.pop("team_id")

        name = d.pop("name")

        rank = d.pop("rank")

        games = d.pop("games")

        base_points = d.pop("base_points")

        penalties = d.pop("penalties")

        carried_over = d.pop("carried_over")

        total_points_with_carryover = d.pop("total_points_with_carryover")

        gap_to_next_above = d.pop("gap_to_next_above")

        qualified = d.pop("qualified")

        league_standing_seen = cls(
            team_id=team_id,
            name=name,
            rank=rank,
            games=games,
            base_points=base_points,
            penalties=penalties,
            carried_over=carried_over,
            total_points_with_carryover=total_points_with_carryover,
            gap_to_next_above=gap_to_next_above,
            qualified=qualified,
        )

        league_standing_seen.additional_properties = d
        return league_standing_seen

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
