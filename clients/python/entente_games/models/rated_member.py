from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RatedMember")


@_attrs_define
class RatedMember:
    """What `details=1` tells; the pseudo is null when he has left.

    Attributes:
        player_id (int):
        performance (float):
        games (int):
        pseudo (None | str):
    """

    player_id: int
    performance: float
    games: int
    pseudo: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player_id = self.player_id

        performance = self.performance

        games = self.games

        pseudo: None | str
        pseudo = self.pseudo

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player_id": player_id,
                "performance": performance,
                "games": games,
                "pseudo": pseudo,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        player_id = d.pop("player_id")

        performance = d.pop("performance")

        games = d.pop("games")

        def _parse_pseudo(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        pseudo = _parse_pseudo(d.pop("pseudo"))

        rated_member = cls(
            player_id=player_id,
            performance=performance,
            games=games,
            pseudo=pseudo,
        )

        rated_member.additional_properties = d
        return rated_member

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
