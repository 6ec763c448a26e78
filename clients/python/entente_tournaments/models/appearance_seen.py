from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="AppearanceSeen")


@_attrs_define
class AppearanceSeen:
    """A player: the games he is lined up for, finished or not.

    Attributes:
        player_id (int):
        name (str):
        team_id (int):
        games (int):
        finished (int):
        missing (int): Games short of the least there should be.
        left (int | None): Games until the most there may be; null without one.
    """

    player_id: int
    name: str
    team_id: int
    games: int
    finished: int
    missing: int
    left: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player_id = self.player_id

        name = self.name

        team_id = self.team_id

        games = self.games

        finished = self.finished

        missing = self.missing

        left: int | None
        left = self.left

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player_id": player_id,
                "name": name,
                "team_id": team_id,
                "games": games,
                "finished": finished,
                "missing": missing,
                "left": left,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        player_id = d.pop("player_id")

        name = d.pop("name")

        team_id = d.pop("team_id")

        games = d.pop("games")

        finished = d.pop("finished")

        missing = d.pop("missing")

        def _parse_left(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        left = _parse_left(d.pop("left"))

        appearance_seen = cls(
            player_id=player_id,
            name=name,
            team_id=team_id,
            games=games,
            finished=finished,
            missing=missing,
            left=left,
        )

        appearance_seen.additional_properties = d
        return appearance_seen

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
