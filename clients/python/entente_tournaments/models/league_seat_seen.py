from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LeagueSeatSeen")


@_attrs_define
class LeagueSeatSeen:
    """Who sits where; the player is null before the line-up.

    Attributes:
        seat (int):
        team_id (int):
        player_id (int | None):
        is_substitute (bool): He belongs to no team and stands in for this one.
    """

    seat: int
    team_id: int
    player_id: int | None
    is_substitute: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        team_id = self.team_id

        player_id: int | None
        player_id = self.player_id

        is_substitute = self.is_substitute

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "team_id": team_id,
                "player_id": player_id,
                "is_substitute": is_substitute,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        seat = d.pop("seat")

        team_id = d.pop("team_id")

        def _parse_player_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        player_id = _parse_player_id(d.pop("player_id"))

        is_substitute = d.pop("is_substitute")

        league_seat_seen = cls(
            seat=seat,
            team_id=team_id,
            player_id=player_id,
            is_substitute=is_substitute,
        )

        league_seat_seen.additional_properties = d
        return league_seat_seen

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
