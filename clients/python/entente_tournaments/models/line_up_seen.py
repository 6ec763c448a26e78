from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.line_up_seen_names import LineUpSeenNames


T = TypeVar("T", bound="LineUpSeen")


@_attrs_define
class LineUpSeen:
    """A line-up handed in for a round.

    Attributes:
        round_ (int):
        team (int):
        team_name (str):
        players (list[int | None]):
        names (LineUpSeenNames):
    """

    round_: int
    team: int
    team_name: str
    players: list[int | None]
    names: LineUpSeenNames
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        team = self.team

        team_name = self.team_name

        players = []
        for players_item_data in self.players:
            players_item: int | None
            players_item = players_item_data
            players.append(players_item)

        names = self.names.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round": round_,
                "team": team,
                "team_name": team_name,
                "players": players,
                "names": names,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.line_up_seen_names import LineUpSeenNames

        d = dict(src_dict)
        round_ = d.pop("round")

        team = d.pop("team")

        team_name = d.pop("team_name")

        players = []
        _players = d.pop("players")
        for players_item_data in _players:

            def _parse_players_item(data: object) -> int | None:
                if data is None:
                    return data
                return cast(int | None, data)

            players_item = _parse_players_item(players_item_data)

            players.append(players_item)

        names = LineUpSeenNames.from_dict(d.pop("names"))

        line_up_seen = cls(
            round_=round_,
            team=team,
            team_name=team_name,
            players=players,
            names=names,
        )

        line_up_seen.additional_properties = d
        return line_up_seen

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
