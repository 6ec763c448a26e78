from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TeamAppearances")


@_attrs_define
class TeamAppearances:
    """A team: the games it is scheduled for.

    Attributes:
        team_id (int):
        games (int):
        missing (int | None): Games short of those planned; null without a plan.
    """

    team_id: int
    games: int
    missing: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        team_id = self.team_id

        games = self.games

        missing: int | None
        missing = self.missing

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "team_id": team_id,
                "games": games,
                "missing": missing,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        team_id = d.pop("team_id")

        games = d.pop("games")

        def _parse_missing(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        missing = _parse_missing(d.pop("missing"))

        team_appearances = cls(
            team_id=team_id,
            games=games,
            missing=missing,
        )

        team_appearances.additional_properties = d
        return team_appearances

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
